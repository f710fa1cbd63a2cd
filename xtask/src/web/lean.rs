//! What a browser need not load of a program that was cut off: names, room that the linker left in numbers, and data that lies in
//! another part.

use anyhow::{Result, anyhow};
use walrus::{ConstExpr, DataKind, MemoryId, Module, ModuleConfig, ir::Value};

/// The program without them.
pub(super) fn lean(program: &[u8]) -> Result<Vec<u8>> {
    let mut reading = ModuleConfig::new();
    reading.generate_name_section(false);
    reading.generate_producers_section(false);
    let parsed = reading.parse(program);
    // Written anew, every number takes as many bytes as it needs.
    let mut module =
        parsed.map_err(|why| anyhow!("a part of the client cannot be read: {why:#}"))?;
    let notes: Vec<_> = module.customs.iter().map(|(note, _)| note).collect();
    for note in notes {
        module.customs.delete(note);
    }
    walrus::passes::gc::run(&mut module);
    join_data(&mut module);
    Ok(module.emit_wasm())
}

/// Pieces that hold nothing go; those that lie side by side become one.
fn join_data(module: &mut Module) {
    let mut pieces = Vec::new();
    for piece in module.data.iter() {
        if let Some((memory, at)) = place(&piece.kind) {
            pieces.push((piece.id(), memory, at, piece.value.clone()));
        }
    }
    let mut joined: Vec<(MemoryId, i32, Vec<u8>)> = Vec::new();
    for (id, memory, at, value) in pieces {
        module.data.delete(id);
        let before = joined
            .last_mut()
            .filter(|(_, start, data)| *start + data.len() as i32 == at);
        match before {
            _ if value.is_empty() => {}
            Some((.., data)) => data.extend(value),
            None => joined.push((memory, at, value)),
        }
    }
    for (memory, at, value) in joined {
        let offset = ConstExpr::Value(Value::I32(at));
        module.data.add(DataKind::Active { memory, offset }, value);
    }
}

fn place(kind: &DataKind) -> Option<(MemoryId, i32)> {
    match kind {
        DataKind::Active {
            memory,
            offset: ConstExpr::Value(Value::I32(at)),
        } => Some((*memory, *at)),
        _ => None,
    }
}

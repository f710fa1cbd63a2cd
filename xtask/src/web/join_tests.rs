//! Small programs joined: what is called directly, and what still goes by way of the table.

use wasm_encoder::{
    EntityType, ExportKind, Function, Instruction, MemoryType, RefType, TableType, ValType,
};

use super::*;

const TABLE: TableType = TableType {
    element_type: RefType::FUNCREF,
    table64: false,
    minimum: 4,
    maximum: None,
    shared: false,
};

const MEMORY: MemoryType = MemoryType {
    minimum: 1,
    maximum: None,
    memory64: false,
    shared: false,
    page_size_log2: None,
};

/// A program of functions from nothing to a number, with one of them in the table and a byte of data.
fn program(first: bool, functions: &[&[Instruction<'_>]], slot: u32, at: u8) -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([], [ValType::I32]);
    let mut imports = ImportSection::new();
    let (mut tables, mut memories) = (TableSection::new(), MemorySection::new());
    let mut exports = ExportSection::new();
    if first {
        tables.table(TABLE);
        memories.memory(MEMORY);
        exports.export("table", ExportKind::Table, 0);
        exports.export("memory", ExportKind::Memory, 0);
    } else {
        imports.import("shared", "table", EntityType::Table(TABLE));
        imports.import("shared", "memory", EntityType::Memory(MEMORY));
    }
    let (mut kinds, mut code) = (FunctionSection::new(), CodeSection::new());
    for body in functions {
        kinds.function(0);
        let mut function = Function::new([]);
        for instruction in *body {
            function.instruction(instruction);
        }
        function.instruction(&Instruction::End);
        code.function(&function);
    }
    let mut elements = ElementSection::new();
    let place = ConstExpr::i32_const(slot.cast_signed());
    elements.active(None, &place, Elements::Functions([0].as_slice().into()));
    let mut data = DataSection::new();
    data.active(0, &ConstExpr::i32_const(at.into()), [at]);
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&kinds);
    module.section(&tables).section(&memories).section(&exports);
    module.section(&elements).section(&code).section(&data);
    module.finish()
}

/// What only passes on to a place in the table.
const fn passes_on(slot: i32) -> [Instruction<'static>; 2] {
    let call = Instruction::CallIndirect {
        type_index: 0,
        table_index: 0,
    };
    [Instruction::I32Const(slot), call]
}

#[test]
fn calls_between_joined_pieces_are_direct() -> Result<()> {
    let first = program(true, &[&[Instruction::I32Const(7)]], 1, 0);
    let (here, elsewhere) = (passes_on(1), passes_on(3));
    let calls = [
        Instruction::Call(1),
        Instruction::Call(2),
        Instruction::I32Add,
    ];
    let second = program(false, &[&calls, &here, &elsewhere], 2, 1);
    let joined = join(&[&first, &second])?;
    let piece = Piece::read(&joined)?;
    assert!(piece.imports.is_empty() && piece.exports.len() == 2);
    assert_eq!((piece.types.len(), piece.bodies.len()), (1, 3));
    assert_eq!(piece.data, [(0, &[0, 1][..])]);
    // What waits for a third piece still goes by way of the table.
    let passing = (0..3).filter_map(|own| piece.passes_on_to(own).transpose());
    assert_eq!(passing.collect::<Result<Vec<_>>>()?, [3]);
    let slots: Vec<u32> = piece.slots.iter().map(|(slot, _)| *slot).collect();
    assert_eq!(slots, [1, 2]);
    Ok(())
}

#[test]
fn pieces_that_do_not_fit_are_told() {
    let first = program(true, &[&[Instruction::I32Const(7)]], 1, 0);
    assert!(join(&[&first, &first]).is_err());
    assert!(join(&[]).is_err());
}

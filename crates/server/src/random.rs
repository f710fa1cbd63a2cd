//! The one place where the server draws random numbers: from the operating system, unforeseeable.

use anyhow::{Context, Result};
use table::{Moment, TableId};

/// Letters and digits that are not mistaken for each other, in print or aloud.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789_";

fn fill<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(bytes)
}

/// A number.
pub(crate) fn number() -> Result<u64> {
    Ok(u64::from_le_bytes(fill()?))
}

/// This instant, with chance.
pub(crate) fn moment() -> Result<Moment> {
    Ok(Moment {
        now: crate::clock::now(),
        chance: number()?,
    })
}

/// A secret of 256 bits as text.
pub(crate) fn secret() -> Result<String> {
    let bytes: [u8; 32] = fill()?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Something that makes two equal passwords look different.
pub(crate) fn salt() -> Result<[u8; 16]> {
    fill()
}

/// A table's code: twelve letters in three groups, sixty bits. Nobody guesses one.
pub(crate) fn table_code() -> Result<TableId> {
    let bytes: [u8; 12] = fill()?;
    let letters: Vec<char> = bytes.iter().map(|byte| char::from(letter(*byte))).collect();
    let groups: Vec<String> = letters
        .chunks(4)
        .map(|group| group.iter().collect())
        .collect();
    Ok(TableId(groups.join("-")))
}

/// A code for paper: sixteen letters in four groups, eighty bits.
pub(crate) fn code() -> Result<String> {
    let bytes: [u8; 16] = fill()?;
    let letters: Vec<char> = bytes.iter().map(|byte| char::from(letter(*byte))).collect();
    let groups: Vec<String> = letters
        .chunks(4)
        .map(|group| group.iter().collect())
        .collect();
    Ok(groups.join("-"))
}

/// One of 31 letters; the underscore that fills up the alphabet is replaced, so that a code reads well.
fn letter(byte: u8) -> u8 {
    match ALPHABET[usize::from(byte % 32)] {
        b'_' => b'w',
        letter => letter,
    }
}

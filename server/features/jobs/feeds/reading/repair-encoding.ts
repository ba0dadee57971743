// Some boards send UTF-8 that was read as Latin-1 and encoded again: an apostrophe arrives as three characters, two of them control
// characters, and "$50,000 – $60,000" is no longer a range.

/** A lead byte and a control character that no text contains: it was encoded twice. */
const TWICE_ENCODED = /\u00c2\u00a0|[\u00c2-\u00f4][\u0080-\u00bf]?[\u0080-\u009f]/
const SEQUENCE = /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/g

const decoder = new TextDecoder('utf-8', { fatal: true })

export const repairEncoding = (text: string): string =>
  TWICE_ENCODED.test(text) ? text.replace(SEQUENCE, decodeAgain) : text

function decodeAgain(sequence: string): string {
  try {
    return decoder.decode(Uint8Array.from(sequence, (character) => character.charCodeAt(0)))
  } catch {
    // Not UTF-8 after all: the characters are meant as they are.
    return sequence
  }
}

/** Text normalised for searching: case, accents and repeated spaces are ignored, so "sao paulo" finds "São Paulo". */
export const foldText = (text: string): string => foldLetters(text).replace(/\s+/g, ' ').trim()

/** Leaves spaces as they are. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

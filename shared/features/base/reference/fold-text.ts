/** Text as a search compares it: without case, accents and doubled spaces, so that "sao paulo" finds "São Paulo". */
export const foldText = (text: string): string => foldLetters(text).replace(/\s+/g, ' ').trim()

/** The letters alone: spaces stay as they are. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Letters that Unicode does not take apart. */
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

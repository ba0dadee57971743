// A résumé as lines in reading order: the output of every format reader and the only input of the field rules.

export type Line = {
  text: string
  /** A segment of text, separated from the next by a wide gap, a tab or a table cell. */
  segments: readonly string[]
  page: number
  /** Where the line starts, in points; 0 if the format has no positions. */
  indent: number
  /** Font size relative to the body text. */
  scale: number
  /** Uses a different font than the body text, such as bold. */
  isEmphasised: boolean
  isBullet: boolean
  /** A paragraph or a wide gap ends before this line. */
  startsBlock: boolean
  /** The text in pieces of one font each: a title and its company often differ by nothing else. */
  styled?: readonly string[]
  /** The addresses behind words or icons of this line. */
  links?: readonly string[]
  /** Lines in different columns or cells are never joined. */
  column: number
}

export type Document = { pages: number; lines: Line[]; links: string[] }

const bullet = /^\s*(?:[•●○▪▫■□◦‣⁃∙·➢➤►▶▸▹❯›❖◆◇◈◊⬥✓✔✦✧✱✳★☆⋆➔→⇒»∗*]|[-–—](?=\s)|o(?=\s+[A-Z])|\uf0b7|\uf0a7)\s*/u

/**
 * The same fonts have ¾ and ¿ for « and ». Patterns that look for the other sign of a pair take quadratic time once a process has
 * compiled so many patterns that V8 stops optimising them.
 */
function withAngleQuotes(text: string): string {
  const parts = text.split('¿')
  const last = parts.pop() ?? ''
  const closed = parts.map((part) => {
    const lastLetter = part.search(/\p{Script=Cyrillic}\P{Script=Cyrillic}*$/u)
    const opened = part.replaceAll('¾', (sign, at: number) => (at < lastLetter ? '«' : sign))
    return opened + (opened.lastIndexOf('«') > opened.lastIndexOf('»') ? '»' : '¿')
  })
  return closed.join('') + last
}

/** Also removes icons, soft hyphens and control characters. */
export function cleanText(text: string): string {
  return (
    withAngleQuotes(text.normalize('NFC'))
      // Presentation forms, and radicals that some PDFs have instead of the characters: ⽇ for 日.
      .replace(/[\u2e80-\u2fd5\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufeff]+/g, (forms) => forms.normalize('NFKC'))
      // Accents that older TeX fonts print as signs of their own, before their letter.
      .replace(/([\u00b4\u02c6\u00a8\u02dc\u00b8])\s?(\p{Script=Latin})/gu, withAccent)
      .replace(/(?<=\p{Letter}|\s)(`)([aeiou])(?![^`]*`)/giu, withAccent)
      .replace(/(?<=\p{Letter})(`)([aeiou])/giu, withAccent)
      .replace(/(?<=\p{Script=Latin}{2}\.?)[\u00b4\u02c6\u02dc](?=\s|$)/gu, '')
      // A letter that some Cyrillic fonts name wrongly.
      .replace(/\u0138(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})\u0138/gu, 'к')
      // Dots that lead to the margin.
      .replace(/(?:\s?[.…]){5,}/g, ' ')
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0640]|\p{Co}/gu, (sign) =>
        sign === '\uf0b7' || sign === '\uf0a7' ? '•' : '',
      )
      // A ligature decomposed in the wrong order: this letter only occurs at the end of words. Marks belong to the preceding letter.
      .replace(/\u0649(?=\p{Script=Arabic})(.)/gu, '$1\u0649')
      .replace(/\s+(?=[\u064b-\u0652])/g, '')
      // Icon fonts expose the names of their icons: "LINKEDIN-SQUAREjane", but not "EDV-Kenntnisse" or "ELK-Stack".
      .replace(/\b(?:[A-Z]{3,}(?:-[A-Z]{2,})+|GITHUB|LINKEDIN|ENVELOPE|PHONE|GLOBE)(?=[a-z+(\d])/g, ' ')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
  )
}

const combining: Record<string, string> = {
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u00a8': '\u0308',
  '\u02dc': '\u0303',
  '\u00b8': '\u0327',
  '`': '\u0300',
}

/** Only where such a letter exists. */
function withAccent(whole: string, sign: string, letter: string): string {
  const accented = `${letter === 'ı' ? 'i' : letter}${combining[sign] ?? ''}`.normalize('NFC')
  return accented.length === 1 ? accented : whole
}

type RawLine = Partial<Omit<Line, 'text' | 'segments'>> & { segments: readonly string[] }

/** Null if nothing is left to read. */
export function lineOf({ segments, ...rest }: RawLine): Line | null {
  const cleaned = segments.map(cleanText).filter((segment) => segment !== '')
  const isMarked = bullet.test(cleaned[0] ?? '')
  const parts = cleaned.map((segment, index) => (index === 0 ? segment.replace(bullet, '') : segment)).filter(Boolean)
  if (parts.length === 0) return null
  return {
    page: 1,
    indent: 0,
    scale: 1,
    isEmphasised: false,
    startsBlock: false,
    column: 0,
    ...rest,
    text: parts.join('  '),
    segments: parts,
    isBullet: isMarked || (rest.isBullet ?? false),
  }
}

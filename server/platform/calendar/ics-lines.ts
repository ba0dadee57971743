// Lines of an iCalendar object (RFC 5545).

const MAX_OCTETS = 75

export const instantText = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

export const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[,;]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')

/** Lines of at most 75 octets, never cut within a character. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      // The space at the start of a continuation counts.
      part = ''
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

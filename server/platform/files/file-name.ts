// File names are chosen by strangers: shown and offered for saving, never used as a path.

const MAX_LENGTH = 100

// Control characters and bidirectional overrides: with one of the latter, `cv[mark]fdp.exe` reads as `cvexe.pdf`.
const DANGEROUS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The last part of a path, safe to display; shortening keeps the extension. */
export function cleanFileName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .replace(DANGEROUS, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  if (clean === '') return 'file'
  const characters = Array.from(clean)
  if (characters.length <= MAX_LENGTH) return clean
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : ''
  return characters.slice(0, MAX_LENGTH - ending.length).join('') + ending
}

/** `photo.jpg` re-encoded as WebP is saved as `photo.webp`. */
export function withExtension(name: string, extension: string): string {
  const dot = name.lastIndexOf('.')
  return `${dot > 0 ? name.slice(0, dot) : name}.${extension}`
}

/** The header of RFC 6266: an ASCII name for old programs, the real one in UTF-8 for all others. */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

// Names of files are words that somebody else chose: shown and offered for saving, never used as a path.

const MAX_LENGTH = 100

// Control characters, and the marks that turn the direction of text: with one of them `cv[mark]fdp.exe` reads as
// `cvexe.pdf`.
const DANGEROUS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The last part of a path, safe to show; the end with the extension survives shortening. */
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

/** `photo.jpg` that was drawn anew as WebP is saved as `photo.webp`. */
export function withExtension(name: string, extension: string): string {
  const dot = name.lastIndexOf('.')
  return `${dot > 0 ? name.slice(0, dot) : name}.${extension}`
}

/** The header of RFC 6266: a plain name for old programs, the true one in UTF-8 for all others. */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

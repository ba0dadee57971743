/** Without I, L, O and U, which are read as digits or make words. */
export const DOCUMENT_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const SHAPE = /^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/

/** However it was typed: lower case, without dashes, with spaces. Null if it cannot be a code. */
export function readCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
  const code = letters.match(/.{1,5}/g)?.join('-') ?? ''
  return SHAPE.test(code) ? code : null
}

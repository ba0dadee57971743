// Text inside XML. Characters XML does not allow are removed: a single one would make the whole document unreadable.

const INVALID_CHARACTERS = /(?![\t\n\r])\p{Control}|[\ufffe\uffff]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const removeInvalid = (text: string): string => text.toWellFormed().replace(INVALID_CHARACTERS, '')

const escapeXml = (text: string): string => removeInvalid(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** An element with text; empty string without text. */
export const element = (name: string, text: string | null, attributes = ''): string =>
  text === null || text === '' ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`

/** For HTML, which many feed readers expect unescaped. */
export const cdataElement = (name: string, text: string): string =>
  `<${name}><![CDATA[${removeInvalid(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`

/** The next page (RFC 5005), in a document that declares the prefix `atom`. */
export const nextLink = ({ nextUrl }: { nextUrl: string | null }): string =>
  nextUrl === null ? '' : `<atom:link${attribute('href', nextUrl)} rel="next"/>`

export const attribute = (name: string, value: string): string => ` ${name}="${escapeXml(value)}"`

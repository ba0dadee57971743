// Text inside XML. Characters that XML cannot hold at all are dropped: one of them would make the whole file unreadable.

const IMPOSSIBLE = /(?![\t\n\r])\p{Control}|[\ufffe\uffff]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const possible = (text: string): string => text.toWellFormed().replace(IMPOSSIBLE, '')

const escapeXml = (text: string): string => possible(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** An element with text, or nothing at all when there is no text. */
export const element = (name: string, text: string | null, attributes = ''): string =>
  text === null || text === '' ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`

/** For HTML, which many readers expect unescaped. */
export const cdataElement = (name: string, text: string): string =>
  `<${name}><![CDATA[${possible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`

/** Where a list goes on (RFC 5005), in a document that knows the prefix `atom`. */
export const nextLink = ({ nextUrl }: { nextUrl: string | null }): string =>
  nextUrl === null ? '' : `<atom:link${attribute('href', nextUrl)} rel="next"/>`

export const attribute = (name: string, value: string): string => ` ${name}="${escapeXml(value)}"`

// Untrusted HTML as plain text.

import sanitizeHtml from 'sanitize-html'

/** The rest is ignored. */
export const MAX_HTML = 60_000

/** The plain text, one line per block. */
export function textOfHtml(html: string): string {
  const marked = html
    .slice(0, MAX_HTML)
    .replace(/<(br|\/?(p|div|li|ul|ol|h[1-6]|tr|td|blockquote|section))\b[^>]{0,300}>/gi, '\n$&')
  return unescapeHtml(sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} }))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes once: some feeds send HTML as text, and a literal &amp;lt; must end up as &lt;. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name) return named[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    },
  )
}

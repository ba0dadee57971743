// Words and the links in them. Only what can be opened over http or https is one: nothing else is ever put into an address.

import { findLinks } from '#shared/kit/text/text-links.ts'

export type TextPart = { text: string; href: string | null }

export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const link of findLinks(text)) {
    const href = URL.parse(link.address)?.href
    if (!href) continue
    if (link.index > end) parts.push({ text: text.slice(end, link.index), href: null })
    parts.push({ text: link.text, href })
    end = link.index + link.text.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

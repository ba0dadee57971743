// Splits text into words and links. Only http and https count as links: nothing else ever becomes an href.

import { findLinks } from '#shared/kit/text/text-links.ts'

export type TextPart = { text: string; href: string | null }

export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { index, text: link, address } of findLinks(text)) {
    if (!URL.canParse(address)) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: link, href: new URL(address).href })
    end = index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

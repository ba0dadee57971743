// Words and the links in them. Only what says http or https is one: nothing else is ever put into an address.

export type TextPart = { text: string; href: string | null }

const LINK = /https?:\/\/[^\s<>"'`]+/gi
/** A sentence ends after the link, and so does a bracket it stands in. */
const TRAILING = /[.,;:!?)\]}»”’]+$/

export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = found.replace(TRAILING, '')
    if (!URL.canParse(link)) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: link, href: new URL(link).href })
    end = index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

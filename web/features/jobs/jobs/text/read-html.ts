// Parses the HTML of a description or a lesson into a tree. The server only allows a few tags (job-html.ts, lesson-html.ts); the
// same ones are parsed here and rendered by React, so that no raw HTML ever gets into the page. Everything else is text.

export const textTags = [
  ...(['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'blockquote', 'code', 'a'] as const),
  // Lessons only.
  ...(['h2', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
]
export type TextTag = (typeof textTags)[number]
export type TextNode = string | { tag: 'br' } | { tag: TextTag; href: string | null; children: TextNode[] }

const PIECE = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>|([^<]+|<)/gi
const HREF = /\shref="([^"]*)"/i
const SAFE_ADDRESS = /^(https?:\/\/|mailto:)/i

type Open = { tag: TextTag | null; children: TextNode[] }

export function readHtml(html: string): TextNode[] {
  const root: TextNode[] = []
  const open: Open[] = [{ tag: null, children: root }]
  const into = () => open.at(-1)?.children ?? root
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(PIECE)) {
    if (text !== undefined) into().push(decodeText(text))
    else if (name.toLowerCase() === 'br') into().push({ tag: 'br' })
    else openOrClose(open, root, name.toLowerCase(), slash === '/', attributes)
  }
  return root
}

function openOrClose(open: Open[], root: TextNode[], name: string, isEnd: boolean, attributes: string): void {
  const tag = textTags.find((known) => known === name)
  if (!tag) return
  if (isEnd) {
    const place = open.findLastIndex((one) => one.tag === tag)
    if (place > 0) open.length = place
    return
  }
  const node = { tag, href: tag === 'a' ? addressOf(attributes) : null, children: [] }
  ;(open.at(-1)?.children ?? root).push(node)
  open.push(node)
}

function addressOf(attributes: string): string | null {
  const address = decodeText(HREF.exec(attributes)?.[1] ?? '')
  return SAFE_ADDRESS.test(address) ? address : null
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])
const HIGHEST_CODE = 0x10ffff

function decodeText(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= HIGHEST_CODE ? String.fromCodePoint(code) : whole
    },
  )
}

const blocks: readonly string[] = ['p', 'li', 'h3', 'h4', 'blockquote', 'br']

/** The text alone, for places without markup. */
export function plainText(html: string): string {
  const textOf = (node: TextNode): string => {
    if (typeof node === 'string') return node
    const inside = node.tag === 'br' ? '' : node.children.map(textOf).join('')
    return blocks.includes(node.tag) ? `${inside} ` : inside
  }
  return readHtml(html).map(textOf).join('').replace(/\s+/g, ' ').trim()
}

// The few parts of XML that exports use, for both sides of the wire. Documents that declare entities are refused.

/** Names without their namespace prefix: exports of different years use different ones. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
  /** Elements and texts in their order. */
  content: (XmlElement | string)[]
}

const MAX_DEPTH = 60
const MAX_LENGTH = 5 * 1024 * 1024

const token =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g

/** Null if it is not well-formed. */
export function readXml(source: string): XmlElement | null {
  if (source.length > MAX_LENGTH || /<!(?:DOCTYPE|ENTITY)/i.test(source)) return null
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '', content: [] }
  const open = [root]
  let end = 0
  for (const match of source.matchAll(token)) {
    const [whole, data, closing, name = '', attributes = '', isEmpty, text] = match
    const parent = open.at(-1)
    if (match.index !== end || !parent || open.length > MAX_DEPTH) return null
    end += whole.length
    if (text !== undefined) add(parent, unescapeText(text))
    else if (data !== undefined) add(parent, data)
    else if (closing === '/') {
      if (open.length < 2 || parent.name !== localName(name)) return null
      open.pop()
    } else if (name !== '') {
      const element = {
        name: localName(name),
        attributes: attributesOf(attributes),
        children: [],
        text: '',
        content: [],
      }
      parent.children.push(element)
      parent.content.push(element)
      if (isEmpty !== '/') open.push(element)
    }
  }
  const [first] = root.children
  return end === source.length && open.length === 1 && first && root.children.length === 1 ? first : null
}

function add(parent: XmlElement, text: string): void {
  parent.text += text
  parent.content.push(text)
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      localName(name),
      unescapeText(double ?? single ?? ''),
    ]),
  )

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }

export const unescapeText = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0x10ffff ? whole : String.fromCodePoint(code)
    },
  )

// The XML inside office documents. Document type declarations are rejected, because entities are a common attack.

import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { ReadingError } from '../reading-error.ts'

export type XmlNode = { name: string; text: string; attributes: Record<string, string>; children: XmlNode[] }

const MAX_BYTES = 24 * 1024 * 1024

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  maxNestedTags: 200,
})

const attributes = z.record(z.string(), z.string())

export function parseXml(content: Buffer): XmlNode {
  if (content.length > MAX_BYTES) throw new ReadingError('too_complex')
  const text = content.toString('utf8')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ReadingError('active_content')
  try {
    return { name: '', text: '', attributes: {}, children: nodesOf(parser.parse(text)) }
  } catch (error) {
    throw new ReadingError('damaged', { cause: error })
  }
}

function nodesOf(raw: unknown): XmlNode[] {
  if (!Array.isArray(raw)) return []
  return raw.map((entry: Record<string, unknown>) => {
    const name = Object.keys(entry).find((key) => key !== ':@') ?? ''
    if (name === '#text') return { name, text: String(entry[name]), attributes: {}, children: [] }
    const given = attributes.safeParse(entry[':@'] ?? {})
    return { name, text: '', attributes: given.data ?? {}, children: nodesOf(entry[name]) }
  })
}

export const childrenNamed = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => child.name === name)

export function descendantsNamed(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendantsNamed(child, name)])
}

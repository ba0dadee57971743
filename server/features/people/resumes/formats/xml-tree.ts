// The XML inside office documents. Document type declarations are rejected, because entities are a common attack.

import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { inspectXml, XmlError, type XmlFailure } from '#server/platform/outbound/read-xml.ts'
import type { ReadingProblem } from '#shared/features/people/resumes/resume-reading.ts'
import { ReadingError } from '../reading-error.ts'

export type XmlNode = { name: string; text: string; attributes: Record<string, string>; children: XmlNode[] }

const MAX_BYTES = 24 * 1024 * 1024
/** Opening and closing ones. The largest part of 35 real résumés has 3,411; a long one in many small runs may have far more. */
const MAX_TAGS = 200_000

const problems: Record<XmlFailure, ReadingProblem> = {
  too_large: 'too_complex',
  too_complex: 'too_complex',
  document_type: 'active_content',
  invalid: 'damaged',
}

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
  try {
    inspectXml(text, MAX_TAGS)
    return { name: '', text: '', attributes: {}, children: nodesOf(parser.parse(text)) }
  } catch (error) {
    throw new ReadingError(error instanceof XmlError ? problems[error.code] : 'damaged', { cause: error })
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

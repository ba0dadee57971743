// Elements of a parsed XML document, where one is an object, several are an array and none is undefined.

import { readXml, XmlError, type XmlNode } from '#server/platform/outbound/read-xml.ts'
import { FeedError } from './importer.ts'

export function parseXml(text: string): XmlNode {
  try {
    return readXml(text)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    const code = error.code === 'invalid' ? 'not_xml' : error.code
    throw new FeedError(code, { detail: error.line === null ? null : String(error.line), cause: error })
  }
}

const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function nodesAt(node: unknown, name: string): XmlNode[] {
  const value = isNode(node) ? node[name] : undefined
  return (Array.isArray(value) ? value : [value]).filter(isNode)
}

/** The text of the first element with that name. */
export function textAt(node: unknown, name: string): string {
  const value = isNode(node) ? node[name] : undefined
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first.trim()
  return isNode(first) && typeof first['#text'] === 'string' ? first['#text'].trim() : ''
}

export function textsAt(node: unknown, name: string): string[] {
  const value = isNode(node) ? node[name] : undefined
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const text = typeof one === 'string' ? one : isNode(one) ? one['#text'] : undefined
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
  })
}

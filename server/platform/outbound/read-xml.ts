// XML from strangers. Documents with a DOCTYPE are rejected: it is the only place to define entities, which can expand a
// few bytes to gigabytes or include a local file. That leaves the five predefined entities.

import { XMLParser, XMLValidator } from 'fast-xml-parser'

const MAX_DEPTH = 40
const MAX_CHARACTERS = 10 * 1024 * 1024

export type XmlFailure = 'too_large' | 'document_type' | 'invalid'

export class XmlError extends Error {
  override name = 'XmlError'
  readonly code: XmlFailure
  readonly line: number | null

  constructor(code: XmlFailure, options: { line?: number; cause?: unknown } = {}) {
    super(`The document was not read: ${code}`, { cause: options.cause })
    this.code = code
    this.line = options.line ?? null
  }
}

export type XmlNode = { [name: string]: unknown }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Numbers stay text: an id such as 007 is not a number, and the caller knows which values are.
  parseTagValue: false,
  parseAttributeValue: false,
  maxNestedTags: MAX_DEPTH,
})

export function readXml(text: string): XmlNode {
  if (text.length > MAX_CHARACTERS) throw new XmlError('too_large')
  if (hasDocumentType(text)) throw new XmlError('document_type')
  const validity = XMLValidator.validate(text, { allowBooleanAttributes: true })
  if (validity !== true) throw new XmlError('invalid', { line: validity.err.line })
  try {
    return parser.parse(text) as XmlNode
  } catch (error) {
    throw new XmlError('invalid', { cause: error })
  }
}

/** By hand and in one pass: a regular expression that skips sections would backtrack at every unterminated one. */
function hasDocumentType(text: string): boolean {
  for (let at = text.indexOf('<!'); at !== -1; at = text.indexOf('<!', at + 2)) {
    const skipped = sections.find(({ start }) => text.startsWith(start, at))
    if (!skipped) {
      if (/^<!(?:DOCTYPE|ENTITY)/i.test(text.slice(at, at + 9))) return true
      continue
    }
    at = text.indexOf(skipped.end, at)
    if (at === -1) return false
  }
  return false
}

const sections = [
  { start: '<![CDATA[', end: ']]>' },
  { start: '<!--', end: '-->' },
]

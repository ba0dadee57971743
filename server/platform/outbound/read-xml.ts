// XML from strangers. A document type is refused as a whole: it is the only place where entities can be defined, and with
// them a few bytes can grow to gigabytes or name a file of ours. What is left are the five entities everyone knows.

import { XMLParser, XMLValidator } from 'fast-xml-parser'

const MAX_DEPTH = 40
const MAX_CHARACTERS = 10 * 1024 * 1024

/** Why a document was not read; the sentence is shown to those who gave its address. */
export class XmlError extends Error {
  override name = 'XmlError'
}

export type XmlNode = { [name: string]: unknown }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Figures stay text: an id such as 007 is not a number, and the reader knows which is one.
  parseTagValue: false,
  parseAttributeValue: false,
  maxNestedTags: MAX_DEPTH,
})

export function readXml(text: string): XmlNode {
  if (text.length > MAX_CHARACTERS) throw new XmlError('The file is larger than what is accepted.')
  if (hasDocumentType(text)) throw new XmlError('The file defines a document type, which is not accepted.')
  const validity = XMLValidator.validate(text, { allowBooleanAttributes: true })
  if (validity !== true) throw new XmlError(`The file is not valid XML (line ${validity.err.line}).`)
  try {
    return parser.parse(text) as XmlNode
  } catch (error) {
    throw new XmlError('The file is not valid XML.', { cause: error })
  }
}

/** By hand and in one pass: a pattern that skips sections would start anew at every one that never ends. */
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

// XML from strangers. Documents with a DOCTYPE are rejected: it is the only place to define entities, which can expand a
// few bytes to gigabytes or include a local file. That leaves the five predefined entities.

import { XMLParser, XMLValidator } from 'fast-xml-parser'

const MAX_DEPTH = 40
const MAX_CHARACTERS = 10 * 1024 * 1024
/** The parser takes longer than linear for these. Feeds have a few dozen elements for each of at most 5,000 jobs. */
const MAX_TAGS = 500_000
const MAX_ATTRIBUTES = 100
const MAX_NAME = 200

export type XmlFailure = 'too_large' | 'too_complex' | 'document_type' | 'invalid'

export class XmlError extends Error {
  override name = 'XmlError'
  readonly code: XmlFailure
  readonly line: number | null

  constructor(code: XmlFailure, options: { line?: number; cause?: unknown } = {}) {
    super(`The document could not be read: ${code}`, { cause: options.cause })
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
  inspectXml(text, MAX_TAGS)
  const validity = XMLValidator.validate(text, { allowBooleanAttributes: true })
  if (validity !== true) throw new XmlError('invalid', { line: validity.err.line })
  try {
    return parser.parse(text) as XmlNode
  } catch (error) {
    throw new XmlError('invalid', { cause: error })
  }
}

/**
 * For whoever parses XML in another way: throws before a document can slow down its parser or define entities.
 *
 * Hand-written, in one pass: a regular expression that skips sections would backtrack at every unterminated one. Stricter than
 * the parser where the two could disagree about the end of a section, which could hide a DOCTYPE.
 */
export function inspectXml(text: string, maxTags: number): void {
  let tags = 0
  for (let at = text.indexOf('<'); at !== -1; ) {
    const section = sections.find(({ start }) => text.startsWith(start, at))
    if (!section && text[at + 1] === '!') throw new XmlError('document_type')
    tags += 1
    if (tags > maxTags) throw new XmlError('too_complex')
    const end = section ? endOfSection(text, at, section) : endOfTag(text, at)
    at = text.indexOf('<', end)
  }
}

type Section = { start: string; end: string; mayContainTags: boolean }

const sections: readonly Section[] = [
  { start: '<![CDATA[', end: ']]>', mayContainTags: true },
  { start: '<!--', end: '-->', mayContainTags: true },
  { start: '<?', end: '?>', mayContainTags: false },
]

function endOfSection(text: string, at: number, { start, end, mayContainTags }: Section): number {
  const found = text.indexOf(end, at + start.length)
  if (found === -1) throw invalidAt(text, at)
  const inner = mayContainTags ? -1 : text.indexOf('<', at + start.length)
  if (inner !== -1 && inner < found) throw invalidAt(text, inner)
  return found + end.length
}

function endOfTag(text: string, at: number): number {
  let quote = ''
  let words = 0
  let wordStart = at + 1
  for (let index = at + 1; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (character === '<') throw invalidAt(text, index)
    if (quote !== '') {
      if (character === quote) quote = ''
      wordStart = index + 1
    } else if (character === '>') return index + 1
    else if (character === '"' || character === "'") quote = character
    else if (character === '=' || character.trim() === '') wordStart = index + 1
    else if (index === wordStart) words += 1
    if (words > MAX_ATTRIBUTES + 1 || index - wordStart > MAX_NAME) throw new XmlError('too_complex')
  }
  throw invalidAt(text, at)
}

const invalidAt = (text: string, at: number): XmlError =>
  new XmlError('invalid', { line: text.slice(0, at).split('\n').length })

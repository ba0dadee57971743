// The text of an item body. Whatever a plain text cannot show is either named or makes the item unsupported, because a question
// without its picture is another question.

import type { XmlElement } from '#shared/features/people/profile/import/read-xml.ts'
import { type ItemNote, Unsupported } from '../item-notes.ts'

type Reading = {
  notes: ItemNote[]
  /** The placeholder of an interaction or a gap; null for other elements. */
  placeOf: (element: XmlElement) => string | null
}

const pictures = new Set(['img', 'object', 'picture', 'svg', 'video', 'audio', 'embed', 'iframe', 'figure'])
const feedback = new Set(['qti-feedback-inline', 'qti-feedback-block', 'qti-modal-feedback'])
const silent = new Set(['qti-catalog-info', 'qti-companion-materials-info', 'rp', 'qti-stylesheet', 'style'])
const blocks = new Set(
  (
    'p div li ul ol dl dt dd blockquote pre hr br section article header footer h1 h2 h3 h4 h5 h6 table tr caption ' +
    'qti-prompt qti-content-body'
  ).split(' '),
)
const emphasis = new Set(['b', 'strong', 'i', 'em', 'u', 'mark', 'table'])
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const subscripts = '₀₁₂₃₄₅₆₇₈₉'

export const textOfContent = (element: XmlElement, reading: Reading): string => tidy(inside(element, reading, false))

const inside = (element: XmlElement, reading: Reading, isVerbatim: boolean): string =>
  element.content
    .map((part) =>
      typeof part === 'string' ? (isVerbatim ? part : part.replace(/\s+/g, ' ')) : partOf(part, reading, isVerbatim),
    )
    .join('')

function partOf(element: XmlElement, reading: Reading, isVerbatim: boolean): string {
  const { name } = element
  const place = reading.placeOf(element)
  if (place !== null) return place
  if (silent.has(name)) return ''
  if (pictures.has(name)) throw new Unsupported('picture')
  if (name === 'math') throw new Unsupported('formula')
  if (name === 'qti-printed-variable' || name.startsWith('qti-template-')) throw new Unsupported('random')
  if (name === 'include' || name === 'qti-assessment-stimulus-ref') throw new Unsupported('shared_text')
  if (name.endsWith('-interaction') || name === 'qti-hottext') throw new Unsupported('interaction', name)
  if (feedback.has(name)) return left(reading, 'feedback')
  if (name === 'qti-rubric-block') return left(reading, 'instructions')
  if (name === 'sup') return script(element, reading, superscripts)
  if (name === 'sub') return script(element, reading, subscripts)
  if (name === 'rt') return `(${inside(element, reading, isVerbatim)})`
  if (emphasis.has(name)) left(reading, 'formatting')
  const text = inside(element, reading, isVerbatim || name === 'pre')
  if (name === 'td' || name === 'th') return `${text} | `
  return blocks.has(name) ? `\n${text}\n` : text
}

function left({ notes }: Reading, code: 'feedback' | 'formatting' | 'instructions'): string {
  notes.push({ code })
  return ''
}

function script(element: XmlElement, reading: Reading, digits: string): string {
  const text = inside(element, reading, false).trim()
  if (!/^\d+$/.test(text)) throw new Unsupported('formula')
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? '')
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/ \|$/, ''))
    .filter((line) => line !== '')
    .join('\n')

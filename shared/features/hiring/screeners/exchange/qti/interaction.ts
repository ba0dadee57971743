import type { XmlElement } from '#shared/features/people/profile/import/read-xml.ts'
import type { ItemNote } from '../item-notes.ts'
import { childrenOf } from './declarations.ts'
import { textOfContent } from './item-text.ts'
import type { Scoring } from './response-processing.ts'

export type Interaction = {
  item: XmlElement
  body: XmlElement
  element: XmlElement
  scoring: Scoring
  notes: ItemNote[]
}

/** The body with the prompt of its one interaction. */
export function questionText({ body, element, notes, item }: Interaction): string {
  const text = textOfContent(body, { notes, placeOf: (one) => (one === element ? promptOf(element, notes) : null) })
  return text === '' ? (item.attributes['title'] ?? '') : text
}

function promptOf(element: XmlElement, notes: ItemNote[]): string {
  const [prompt] = childrenOf(element, 'qti-prompt')
  return prompt ? `\n${textOfContent(prompt, { notes, placeOf: () => null })}\n` : ''
}

export const choiceText = (element: XmlElement, notes: ItemNote[]): string =>
  textOfContent(element, { notes, placeOf: () => null }).replaceAll('\n', ' ')

// 1EdTech QTI 3: the items of a document. Interactions are in the files beside it.

import { readXml, type XmlElement } from '#shared/features/people/profile/import/read-xml.ts'
import type { WrittenQuestion } from '../../question.contract.ts'
import { type ItemNote, type ReadItem, Unsupported } from '../item-notes.ts'
import { readItem } from '../read-question.ts'
import { readChoice, readOrder } from './choices.ts'
import { allWithin, childrenOf, readScoring } from './declarations.ts'
import type { Interaction } from './interaction.ts'
import { readGapMatch, readMatch } from './pairs.ts'
import type { Scoring } from './response-processing.ts'
import { readExtendedText, readTextEntries } from './texts.ts'

const MOST_ITEMS = 500
/** Steps of scoring for one file, a second or two. */
const MOST_STEPS = 3_000_000

/** One for all documents of a package. */
export const newBudget = (): Scoring['budget'] => ({ left: MOST_STEPS })

/** Null if this is no QTI 3 document with items. */
export function readQti(source: string, name: string, budget = newBudget()): ReadItem[] | null {
  const root = readXml(source.replace(/^\ufeff/, '').trim())
  if (!root) return source.includes('<qti-assessment-item') ? [readItem(name, broken)] : null
  const isItem = (element: XmlElement) => element.name === 'qti-assessment-item'
  const items = isItem(root) ? [root] : allWithin(root, isItem)
  if (items.length === 0) return null
  return items
    .slice(0, MOST_ITEMS)
    .map((item) => readItem(item.attributes['title']?.trim() || name, (notes) => questionOf(item, notes, budget)))
}

const broken = (): never => {
  throw new Unsupported('broken')
}

const isInteraction = ({ name }: XmlElement): boolean => /^qti-.*interaction$/.test(name)

function questionOf(item: XmlElement, notes: ItemNote[], budget: Scoring['budget']): WrittenQuestion {
  if (item.attributes['adaptive'] === 'true') throw new Unsupported('adaptive')
  if (item.children.some(({ name }) => name.startsWith('qti-template-'))) throw new Unsupported('random')
  if (childrenOf(item, 'qti-assessment-stimulus-ref').length > 0) throw new Unsupported('shared_text')
  if (childrenOf(item, 'qti-modal-feedback').length > 0) notes.push({ code: 'feedback' })
  const [body] = childrenOf(item, 'qti-item-body')
  const interactions = body ? allWithin(body, isInteraction) : []
  const [first] = interactions
  if (!body || !first) throw new Unsupported('not_a_question')
  const scoring = readScoring(item, budget)
  const question = read({ item, body, element: first, scoring, notes }, interactions)
  const isByHand = question.kind === 'long_text'
  if (scoring.steps.length === 0 && !isByHand) notes.push({ code: 'no_scoring' })
  return question
}

function read(interaction: Interaction, all: readonly XmlElement[]): WrittenQuestion {
  const foreign = all.find(({ name }) => !readers.has(name))
  if (foreign) throw new Unsupported('interaction', foreign.name)
  if (all.every(({ name }) => name === 'qti-text-entry-interaction')) return readTextEntries(interaction, all)
  const reader = readers.get(interaction.element.name)
  if (all.length > 1 || !reader) throw new Unsupported('several_interactions')
  return reader(interaction)
}

const readers = new Map<string, (interaction: Interaction) => WrittenQuestion>([
  ['qti-choice-interaction', readChoice],
  ['qti-order-interaction', readOrder],
  ['qti-match-interaction', readMatch],
  ['qti-gap-match-interaction', readGapMatch],
  ['qti-extended-text-interaction', readExtendedText],
  ['qti-text-entry-interaction', (interaction) => readTextEntries(interaction, [interaction.element])],
])

// Match and gap match become pairs to match: both ask for one choice per field. Gaps are written as (1), (2) …

import type { WrittenQuestion } from '../../question.contract.ts'
import { ensureFew, Unsupported } from '../item-notes.ts'
import { fitScoring } from '../same-scoring.ts'
import { declarationFor, positiveOf, withoutIds, worthOf } from './choices.ts'
import { allWithin, childrenOf } from './declarations.ts'
import { choiceText, type Interaction, questionText } from './interaction.ts'
import { textOfContent } from './item-text.ts'
import { fieldsOf } from './probes.ts'

type Choice = { id: string; text: string }
type Sides = {
  text: string
  fields: readonly Choice[]
  choices: readonly Choice[]
  /** In a pair of the file the choice comes first. */
  isChoiceFirst: boolean
}

export function readMatch(interaction: Interaction): WrittenQuestion {
  const { element, notes } = interaction
  const sides = childrenOf(element, 'qti-simple-match-set').map((set) =>
    ensureFew(childrenOf(set, 'qti-simple-associable-choice')).map((choice) => ({
      id: choice.attributes['identifier'] ?? '',
      text: choiceText(choice, notes),
    })),
  )
  const [first = [], second = []] = sides
  const text = questionText(interaction)
  // The prompts are the side whose items have exactly one partner each.
  const isFirstAsked = hasOneEach(
    keyOf(interaction).map(([one]) => one),
    first,
  )
  return isFirstAsked
    ? readPairs(interaction, { text, fields: first, choices: second, isChoiceFirst: false })
    : readPairs(interaction, { text, fields: second, choices: first, isChoiceFirst: true })
}

export function readGapMatch(interaction: Interaction): WrittenQuestion {
  const { element, body, notes } = interaction
  if (allWithin(element, ({ name }) => name === 'qti-gap-img').length > 0) throw new Unsupported('picture')
  const gaps = ensureFew(allWithin(element, ({ name }) => name === 'qti-gap'))
  const choices = ensureFew(childrenOf(element, 'qti-gap-text')).map((choice) => ({
    id: choice.attributes['identifier'] ?? '',
    text: choiceText(choice, notes),
  }))
  const text = textOfContent(body, {
    notes,
    placeOf: (one) => {
      if (one.name === 'qti-gap-text') return ''
      if (one.name === 'qti-gap') return ` (${gaps.indexOf(one) + 1}) ___ `
      return one === element
        ? `\n${textOfContent(element, { notes, placeOf: (inner) => gapText(inner, gaps) })}\n`
        : null
    },
  })
  const fields = gaps.map((gap, place) => ({ id: gap.attributes['identifier'] ?? '', text: `(${place + 1})` }))
  return readPairs(interaction, { text, fields, choices, isChoiceFirst: true })
}

const gapText = (element: Interaction['element'], gaps: readonly Interaction['element'][]): string | null => {
  if (element.name === 'qti-gap-text') return ''
  return element.name === 'qti-gap' ? ` (${gaps.indexOf(element) + 1}) ___ ` : null
}

function keyOf(interaction: Interaction): [string, string][] {
  const declaration = declarationFor(interaction)
  const { correct } = declaration
  const pairs = typeof correct === 'object' && correct ? correct.values : positiveOf(declaration)
  return pairs.map((pair): [string, string] => {
    const [one = '', other = ''] = pair.split(' ')
    return [one, other]
  })
}

const hasOneEach = (used: readonly string[], side: readonly Choice[]): boolean =>
  used.length === side.length && side.every(({ id }) => used.filter((one) => one === id).length === 1)

function readPairs(interaction: Interaction, { text, fields, choices, isChoiceFirst }: Sides): WrittenQuestion {
  const key = keyOf(interaction).map(([one, other]): [string, string] => (isChoiceFirst ? [other, one] : [one, other]))
  if (key.length === 0) throw new Unsupported('no_key')
  if (
    !hasOneEach(
      key.map(([field]) => field),
      fields,
    )
  )
    throw new Unsupported('several_matches')
  const textOf = (id: string) => choices.find((choice) => choice.id === id)?.text ?? ''
  if (new Set(choices.map((choice) => choice.text)).size < choices.length) throw new Unsupported('several_matches')
  const right = Object.fromEntries(key)
  const items = fields.map(({ id, text: asked }) => ({ id, text: asked, match: textOf(right[id] ?? '') }))
  const matches = items.map(({ match }) => match)
  const others = choices.map((choice) => choice.text).filter((choice) => !matches.includes(choice))
  const declaration = declarationFor(interaction)
  const ids = fields.map(({ id }) => id)
  const probes = fieldsOf(
    ids,
    choices.map(({ id }) => id),
    right,
  ).map((given) => ({
    answer: Object.fromEntries(Object.entries(given).map(([field, choice]) => [field, textOf(choice)])),
    worth: worthOf(interaction, declaration, {
      isOrdered: false,
      values: Object.entries(given).map(([field, choice]) =>
        isChoiceFirst ? `${choice} ${field}` : `${field} ${choice}`,
      ),
    }),
  }))
  const question = { id: 'question', kind: 'matching' as const, text, code: null, points: 1, items, others }
  return withoutIds(fitScoring(question, probes, interaction.notes))
}

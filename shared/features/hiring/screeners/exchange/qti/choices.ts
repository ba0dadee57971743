import type { Question, WrittenQuestion } from '../../question.contract.ts'
import { ensureFew, Unsupported } from '../item-notes.ts'
import { fitScoring } from '../same-scoring.ts'
import { allWithin } from './declarations.ts'
import { choiceText, type Interaction, questionText } from './interaction.ts'
import { ordersOf, selectionsOf } from './probes.ts'
import { type Declaration, scoreOf, type Value } from './response-processing.ts'

export function declarationFor({ scoring, element }: Interaction): Declaration {
  const declaration = scoring.declarations.get(element.attributes['response-identifier'] ?? '')
  if (!declaration) throw new Unsupported('no_key')
  return declaration
}

/** What a response is worth there; without scoring, what the right answer says. */
export function worthOf({ scoring }: Interaction, { id, correct }: Declaration, response: Value): number {
  if (scoring.steps.length > 0) return scoreOf(scoring, new Map([[id, response]]))
  const texts = (value: Value) => (typeof value === 'object' && value !== null ? value.values : [String(value)])
  return texts(correct).toSorted().join('\n') === texts(response).toSorted().join('\n') ? 1 : 0
}

const choicesIn = ({ element, notes }: Interaction) =>
  ensureFew(allWithin(element, ({ name }) => name === 'qti-simple-choice')).map((choice) => ({
    id: choice.attributes['identifier'] ?? '',
    text: choiceText(choice, notes),
  }))

export function readChoice(interaction: Interaction): WrittenQuestion {
  const declaration = declarationFor(interaction)
  const text = questionText(interaction)
  const choices = choicesIn(interaction)
  const ids = choices.map(({ id }) => id)
  return declaration.cardinality === 'single'
    ? readSingle(interaction, declaration, { text, choices, ids })
    : readSeveral(interaction, declaration, { text, choices, ids })
}

type Parts = { text: string; choices: { id: string; text: string }[]; ids: string[] }
const common = { code: null, points: 1 }

function readSingle(interaction: Interaction, declaration: Declaration, { text, choices, ids }: Parts) {
  const probes = ids.map((id) => ({ answer: id, worth: worthOf(interaction, declaration, id) }))
  const best = probes.toSorted((one, other) => other.worth - one.worth)[0]
  const isClear = best && best.worth > 0 && probes.filter(({ worth }) => worth === best.worth).length === 1
  if (!isClear) throw new Unsupported('no_key')
  const options = choices.map((choice) => ({ ...choice, isRight: choice.id === best.answer }))
  return withoutIds(
    fitScoring({ ...common, id: 'question', kind: 'single' as const, text, options }, probes, interaction.notes),
  )
}

function readSeveral(interaction: Interaction, declaration: Declaration, { text, choices, ids }: Parts) {
  const { correct } = declaration
  const key = typeof correct === 'object' && correct ? correct.values : positiveOf(declaration)
  const most = Number(interaction.element.attributes['max-choices'] ?? 0) || ids.length
  const probes = selectionsOf(ids, key)
    .filter(({ length }) => length > 0 && length <= most)
    .map((answer) => ({ answer, worth: worthOf(interaction, declaration, { isOrdered: false, values: answer }) }))
  if (key.length === 0) throw new Unsupported('no_key')
  const options = choices.map((choice) => ({ ...choice, isRight: key.includes(choice.id) }))
  return withoutIds(
    fitScoring({ ...common, id: 'question', kind: 'multiple' as const, text, options }, probes, interaction.notes),
  )
}

export const positiveOf = ({ mapping }: Declaration): string[] =>
  [...(mapping?.entries ?? [])].filter(([, value]) => value > 0).map(([key]) => key)

export function readOrder(interaction: Interaction): WrittenQuestion {
  const declaration = declarationFor(interaction)
  const choices = choicesIn(interaction)
  const { correct } = declaration
  const order = typeof correct === 'object' && correct ? correct.values : []
  const items = order.flatMap((id) => choices.find((choice) => choice.id === id) ?? [])
  if (items.length === 0 || items.length !== choices.length) throw new Unsupported('no_key')
  const probes = ordersOf(order).map((answer) => ({
    answer,
    worth: worthOrdered(interaction, declaration, answer),
  }))
  const text = questionText(interaction)
  return withoutIds(
    fitScoring({ ...common, id: 'question', kind: 'ordering' as const, text, items }, probes, interaction.notes),
  )
}

function worthOrdered(interaction: Interaction, declaration: Declaration, values: readonly string[]): number {
  const { scoring } = interaction
  if (scoring.steps.length > 0) return worthOf(interaction, declaration, { isOrdered: true, values })
  const { correct } = declaration
  return typeof correct === 'object' && correct?.values.join('\n') === values.join('\n') ? 1 : 0
}

/** The ids were those of the file; the server assigns its own. */
export const withoutIds = (question: Question): WrittenQuestion =>
  JSON.parse(JSON.stringify(question, (key, value: unknown) => (key === 'id' ? undefined : value))) as WrittenQuestion

import type { XmlElement } from '#shared/features/people/profile/import/read-xml.ts'
import type { WrittenQuestion } from '../../question.contract.ts'
import { MAX_LONG_TEXT, MAX_POINTS, MAX_QUESTION } from '../../screener-limits.ts'
import { ensureFew, Unsupported } from '../item-notes.ts'
import { fitScoring } from '../same-scoring.ts'
import { declarationFor, positiveOf, withoutIds, worthOf } from './choices.ts'
import { allWithin, childrenOf } from './declarations.ts'
import { type Interaction, questionText } from './interaction.ts'
import { textOfContent } from './item-text.ts'
import { fieldsOf } from './probes.ts'
import { type Declaration, scoreOf, type Value } from './response-processing.ts'

const GAP = '_____'
const isNumeric = ({ baseType }: Declaration): boolean => baseType === 'float' || baseType === 'integer'

export function readTextEntries(interaction: Interaction, entries: readonly XmlElement[]): WrittenQuestion {
  if (entries.length > 1) return readGaps(interaction, entries)
  const declaration = declarationFor(interaction)
  // Here the field follows the text anyway.
  const text = bodyWithGaps(interaction, entries).replace(/\n_____$/, '')
  return isNumeric(declaration)
    ? readNumber(interaction, declaration, text)
    : readShortText(interaction, declaration, text)
}

const bodyWithGaps = ({ body, notes }: Interaction, entries: readonly XmlElement[]): string =>
  textOfContent(body, { notes, placeOf: (one) => (entries.includes(one) ? ` ${GAP} ` : null) }).replace(/ +/g, ' ')

const acceptedBy = (declaration: Declaration): string[] => {
  const { correct } = declaration
  const own = typeof correct === 'object' && correct ? correct.values : correct === null ? [] : [String(correct)]
  return [...ensureFew([...new Set([...own, ...positiveOf(declaration)])])].filter((one) => one !== '')
}

const NONSENSE = 'zzz no such answer'

function readShortText(interaction: Interaction, declaration: Declaration, text: string): WrittenQuestion {
  const accepted = acceptedBy(declaration)
  if (accepted.length === 0) throw new Unsupported('no_key')
  const probeOf = (given: string) => ({ answer: given, worth: worthOf(interaction, declaration, given) })
  const probes = [...spellingsOf(accepted), NONSENSE].map(probeOf)
  const question = { id: 'question', kind: 'short_text' as const, text, code: null, points: 1, accepted }
  return withoutIds(fitScoring(question, probes, interaction.notes))
}

/** Also with different letter case: here it matters only if the question says so. */
const spellingsOf = (accepted: readonly string[]): string[] => [
  ...new Set(accepted.flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()])),
]

function readNumber(interaction: Interaction, declaration: Declaration, text: string): WrittenQuestion {
  const [key] = acceptedBy(declaration)
  const answer = Number(key)
  if (key === undefined || !Number.isFinite(answer)) throw new Unsupported('no_key')
  const tolerance = toleranceOf(interaction, answer)
  const near = tolerance === 0 ? Math.max(1e-6, Math.abs(answer) * 1e-6) : tolerance
  const given = [
    0,
    answer,
    answer + tolerance * 0.99,
    answer - tolerance * 0.99,
    answer + near * 1.01,
    answer - near * 1.01,
  ]
  const probes = [...given, answer + 1 + tolerance, -answer - 1 - tolerance].map((one) => ({
    answer: one,
    worth: worthOf(interaction, declaration, one),
  }))
  const question = {
    id: 'question',
    kind: 'numeric' as const,
    text,
    code: null,
    points: 1,
    answer,
    tolerance,
    unit: '',
  }
  return withoutIds(fitScoring(question, probes, interaction.notes))
}

function toleranceOf({ item }: Interaction, answer: number): number {
  const [equal] = allWithin(
    item,
    ({ name, attributes }) => name === 'qti-equal' && attributes['tolerance'] !== undefined,
  )
  const [given] = (equal?.attributes['tolerance'] ?? '0').trim().split(/\s+/).map(Number)
  const tolerance = Number.isFinite(given) ? (given ?? 0) : 0
  return equal?.attributes['tolerance-mode'] === 'relative' ? (Math.abs(answer) * tolerance) / 100 : tolerance
}

function readGaps(interaction: Interaction, entries: readonly XmlElement[]): WrittenQuestion {
  const { scoring, item } = interaction
  const declarations = ensureFew(entries).map((element) => declarationFor({ ...interaction, element }))
  if (declarations.some(isNumeric)) throw new Unsupported('several_interactions')
  const gaps = declarations.map(acceptedBy)
  if (gaps.some(({ length }) => length === 0)) throw new Unsupported('no_key')
  const lines = bodyWithGaps(interaction, entries).split('\n')
  const first = lines.findIndex((line) => line.includes(GAP))
  const text = lines.slice(0, first).join('\n') || (item.attributes['title'] ?? '')
  const question = {
    id: 'question',
    kind: 'gaps' as const,
    text: text.slice(0, MAX_QUESTION),
    code: null,
    points: 1,
    template: lines.slice(first).join('\n'),
    gaps,
  }
  const places = gaps.map((_, place) => String(place))
  const right = Object.fromEntries(gaps.map(([one = ''], place) => [String(place), one]))
  const probes = fieldsOf(places, [NONSENSE, ...spellingsOf(gaps.flat())], right).map((answer) => ({
    answer,
    worth:
      scoring.steps.length > 0
        ? scoreOf(
            scoring,
            new Map(declarations.map(({ id }, place): [string, Value] => [id, answer[String(place)] ?? null])),
          )
        : places.filter((place) => gaps[Number(place)]?.includes(answer[place] ?? '')).length / places.length,
  }))
  return withoutIds(fitScoring(question, probes, interaction.notes))
}

export function readExtendedText(interaction: Interaction): WrittenQuestion {
  const { item, notes } = interaction
  const rubrics = allWithin(
    item,
    ({ name, attributes }) => name === 'qti-rubric-block' && /scorer/.test(attributes['view'] ?? ''),
  )
  const guide = rubrics.map((one) => textOfContent(one, { notes, placeOf: () => null })).join('\n')
  const text = questionText(interaction)
  const most = maximumOf(item)
  if (most !== null && !(Number.isInteger(most) && most >= 1 && most <= MAX_POINTS))
    notes.push({ code: 'points', detail: String(most) })
  const points = Math.min(MAX_POINTS, Math.max(1, Math.round(most ?? 1)))
  const lengths = { minLength: 0, maxLength: MAX_LONG_TEXT }
  return { kind: 'long_text', text, code: null, points, ...lengths, guide: guide.slice(0, MAX_QUESTION) }
}

function maximumOf(item: XmlElement): number | null {
  const outcome = (id: string) =>
    childrenOf(item, 'qti-outcome-declaration').find(({ attributes }) => attributes['identifier'] === id)
  const given =
    outcome('SCORE')?.attributes['normal-maximum'] ??
    childrenOf(childrenOf(outcome('MAXSCORE'), 'qti-default-value')[0], 'qti-value')[0]?.text.trim()
  return given === undefined || !Number.isFinite(Number(given)) ? null : Number(given)
}

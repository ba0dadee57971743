// The answers of a GIFT question: the part in braces.

import type { Question, WrittenQuestion } from '../../question.contract.ts'
import { ensureFew, type ItemNote, Unsupported } from '../item-notes.ts'
import { withoutIds } from '../qti/choices.ts'
import { selectionsOf } from '../qti/probes.ts'
import { fitScoring } from '../same-scoring.ts'
import { plainText, showEscapes } from './gift-text.ts'

type Common = { text: string; code: null; points: number; explanation?: string }
/** `share`: percent of the points. */
type Answer = { isRight: boolean; share: number; raw: string }

const trueOrFalse = /^(t|true|f|false)(?=$|\s*#)/i

export function readAnswers(raw: string, common: Common, notes: ItemNote[]): WrittenQuestion {
  if (raw.startsWith('#')) return numeric(raw.slice(1), common, notes)
  const judged = trueOrFalse.exec(raw)
  if (judged) {
    if (raw.includes('#')) notes.push({ code: 'feedback' })
    return { ...common, kind: 'true_false', isTrue: /^t/i.test(judged[1] ?? '') }
  }
  const answers = answersOf(raw, notes)
  if (answers.length === 0) throw new Unsupported('no_key')
  if (answers.every(({ isRight, raw: text }) => isRight && text.includes('->'))) return matching(answers, common, notes)
  if (answers.every(({ isRight }) => isRight)) return shortText(answers, common, notes)
  return answers.some(({ isRight }) => isRight) ? single(answers, common, notes) : multiple(answers, common, notes)
}

/** Each begins with = or ~; a weight such as %50% follows, and feedback behind a #. */
function answersOf(raw: string, notes: ItemNote[]): Answer[] {
  if (!/^[=~]/.test(raw)) throw new Unsupported('broken')
  const answers: Answer[] = []
  // Many files mark a right answer as ~=, as another question type of Moodle does.
  const starts = [...raw.matchAll(/=|~(?!\s{0,2}=)/g)].map(({ index }) => index)
  for (const [place, start] of ensureFew(starts).entries()) {
    const whole = raw.slice(start + 1, starts[place + 1] ?? raw.length).trim()
    const weight = /^%(-?\d{1,3}(?:\.\d{1,8})?)%/.exec(whole)
    const [text, feedback] = splitFeedback(whole.slice(weight?.[0].length ?? 0))
    if (feedback !== '') notes.push({ code: 'feedback' })
    const isRight = raw[start] === '='
    answers.push({ isRight, share: weight ? Number(weight[1]) : isRight ? 100 : 0, raw: text.trim() })
  }
  return answers
}

function splitFeedback(text: string): [string, string] {
  const at = text.indexOf('#')
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1).trim()]
}

const optionsOf = (answers: readonly Answer[], notes: ItemNote[]) =>
  answers.map(({ raw, share }, place) => ({
    id: String(place),
    text: plainText(raw, notes).replaceAll('\n', ' '),
    isRight: share > 0,
  }))

function single(answers: readonly Answer[], common: Common, notes: ItemNote[]): WrittenQuestion {
  const full = answers.filter(({ share }) => share === 100)
  if (full.length !== 1) throw new Unsupported(full.length === 0 ? 'no_key' : 'several_matches')
  const options = optionsOf(answers, notes).map((one, place) => ({ ...one, isRight: answers[place]?.share === 100 }))
  const probes = answers.map(({ share }, place) => ({ answer: String(place), worth: share / 100 }))
  return fitted({ ...common, id: 'question', kind: 'single', options }, probes, notes)
}

function multiple(answers: readonly Answer[], common: Common, notes: ItemNote[]): WrittenQuestion {
  const options = optionsOf(answers, notes)
  const ids = options.map(({ id }) => id)
  const right = options.filter(({ isRight }) => isRight).map(({ id }) => id)
  if (right.length === 0) throw new Unsupported('no_key')
  const worthOf = (chosen: readonly string[]) =>
    Math.min(
      1,
      Math.max(
        0,
        chosen.reduce((sum, id) => sum + (answers[Number(id)]?.share ?? 0) / 100, 0),
      ),
    )
  const probes = selectionsOf(ids, right)
    .filter(({ length }) => length > 0)
    .map((answer) => ({ answer, worth: worthOf(answer) }))
  return fitted({ ...common, id: 'question', kind: 'multiple', options }, probes, notes)
}

const fitted = (question: Question, probes: Parameters<typeof fitScoring>[1], notes: ItemNote[]): WrittenQuestion =>
  withoutIds(fitScoring(question, probes, notes))

function shortText(answers: readonly Answer[], common: Common, notes: ItemNote[]): WrittenQuestion {
  const counted = answers.filter(({ share }) => share !== 0)
  const full = counted.filter(({ share }) => share === 100)
  if (full.length === 0) throw new Unsupported('no_key')
  if (full.length < counted.length) notes.push({ code: 'scored_differently' })
  if (counted.some(({ raw }) => raw.includes('*'))) throw new Unsupported('wildcard')
  return { ...common, kind: 'short_text', accepted: full.map(({ raw }) => plainText(raw, notes).replaceAll('\n', ' ')) }
}

function matching(answers: readonly Answer[], common: Common, notes: ItemNote[]): WrittenQuestion {
  const pairs = answers.map(({ raw }) => {
    const at = raw.indexOf('->')
    const [text, match] = [raw.slice(0, at), raw.slice(at + 2)].map((part) =>
      part.trim() === '' ? '' : plainText(part, notes).replaceAll('\n', ' '),
    )
    return { text: text ?? '', match: match ?? '' }
  })
  const items = pairs.filter(({ text }) => text !== '')
  const others = pairs.filter(({ text }) => text === '').map(({ match }) => match)
  return { ...common, kind: 'matching', items, others }
}

function numeric(raw: string, common: Common, notes: ItemNote[]): WrittenQuestion {
  const trimmed = raw.trim()
  const answers = answersOf(trimmed.startsWith('=') ? trimmed : `=${trimmed}`, notes)
  const full = answers.filter(({ share, isRight }) => isRight && share === 100)
  const [first] = full
  if (!first) throw new Unsupported('no_key')
  if (full.length > 1) throw new Unsupported('several_matches')
  if (answers.some(({ share }) => share !== 0 && share !== 100)) notes.push({ code: 'scored_differently' })
  return { ...common, kind: 'numeric', unit: '', ...rangeOf(showEscapes(first.raw)) }
}

const NUMBER = String.raw`(-?\d*\.?\d+(?:e[+-]?\d{1,3})?)`
const between = new RegExp(`^${NUMBER}\\s*\\.\\.\\s*${NUMBER}$`, 'i')
const around = new RegExp(`^${NUMBER}(?:\\s*:\\s*${NUMBER})?$`, 'i')

function rangeOf(text: string): { answer: number; tolerance: number } {
  const range = between.exec(text.slice(0, 80))
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    // Decimal halves are inexact; the last digits would be noise in the editor.
    return { answer: exact((low + high) / 2), tolerance: exact((high - low) / 2) }
  }
  const number = around.exec(text.slice(0, 80))
  if (!number) throw new Unsupported('broken')
  return { answer: Number(number[1]), tolerance: Number(number[2] ?? 0) }
}

const exact = (value: number): number => Number(value.toPrecision(12))

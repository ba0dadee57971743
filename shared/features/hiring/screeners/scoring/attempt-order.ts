// The order of questions in an attempt, derived from its stored seed: the same after a reload, on another device and
// for whoever reads the answers later.

import type { AskedQuestion, Prompt, Question } from '../question.contract.ts'
import { spokenLimits, thinkTimeWith } from '../spoken/spoken-question.ts'
import { choicesOf, partsOf } from './answer-fields.ts'

/** The largest seed that fits an integer column. */
export const MAX_SEED = 2 ** 31 - 1

/** Random numbers that are the same on every machine (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffle<T>(list: readonly T[], seed: number): T[] {
  const fraction = seededRandom(seed)
  return list
    .map((item) => ({ item, place: fraction() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

type Ordered = { id: string; material?: number | undefined }

/** Question ids in the order of this attempt. Those on the same material stay together. */
export function orderOf(
  questions: readonly Ordered[],
  { isShuffled, seed }: { isShuffled: boolean; seed: number },
): string[] {
  const groups = [...Map.groupBy(questions, ({ id, material }) => material ?? id).values()]
  return (isShuffled ? shuffle(groups, seed).flat() : questions).map(({ id }) => id)
}

type Draw = {
  isShuffled: boolean
  seed: number
  extraTime?: number
  /** Of a spoken question, once it has been opened. */
  prompt?: Prompt | null | undefined
  /** Its questions are hidden until then. */
  isInterview?: boolean
}

/** Options are shuffled separately for each question: the same permutation everywhere would be a hint. */
export function toAskedQuestion(
  question: Question,
  { isShuffled, seed, extraTime = 1, prompt = null, isInterview = false }: Draw,
): AskedQuestion {
  const questionSeed = seed ^ textSeed(question.id)
  const { id: questionId, text: stem, code, points, penalty = 0, isAllOrNothing } = question
  const common = {
    id: questionId,
    text: stem,
    code,
    points,
    penalty,
    ...(isAllOrNothing && { isAllOrNothing }),
    ...attachmentsOf(question),
  }
  const choices = (all: readonly { id: string; text: string }[], mustShuffle: boolean) =>
    (mustShuffle ? shuffle(all, questionSeed) : all).map(({ id, text }) => ({ id, text }))
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { kind: question.kind, ...common, options: choices(question.options, isShuffled) }
    case 'numeric':
      return { kind: 'numeric', ...common, unit: question.unit }
    case 'short_text':
      return { kind: 'short_text', ...common, ...(question.isExact && { isExact: true }) }
    case 'long_text':
      return { kind: 'long_text', ...common, minLength: question.minLength, maxLength: question.maxLength }
    case 'file':
      return { kind: 'file', ...common }
    case 'ordering':
      return { kind: 'ordering', ...common, items: choices(question.items, true) }
    case 'true_false':
      return { kind: 'true_false', ...common }
    case 'matching':
      return {
        kind: 'matching',
        ...common,
        items: choices(question.items, false),
        choices: shuffle(choicesOf(question), questionSeed),
      }
    case 'gaps':
      return {
        kind: 'gaps',
        ...common,
        ...(question.isExact && { isExact: true }),
        parts: partsOf(question.template),
      }
    case 'code': {
      const { language, entry, starter, cases } = question
      const examples = cases.filter(({ isHidden }) => !isHidden).map(({ args, expected }) => ({ args, expected }))
      const hiddenCount = cases.length - examples.length
      return { kind: 'code', ...common, language, entry, starter, examples, hiddenCount }
    }
    case 'spoken': {
      const { takes, maxSeconds: answerSeconds } = spokenLimits(question, extraTime)
      const times = { thinkSeconds: thinkTimeWith(question, extraTime), answerSeconds, takes }
      const seen = prompt === null && isInterview ? { text: '', code: null } : {}
      return { kind: 'spoken', ...common, ...seen, ...times, prompt }
    }
  }
}

function attachmentsOf(question: Question): Pick<AskedQuestion, 'material' | 'rubric'> {
  const isOpen = 'rubric' in question && question.isRubricOpen === true
  return {
    ...(question.material !== undefined && { material: question.material }),
    ...(isOpen && question.rubric && { rubric: question.rubric }),
  }
}

function textSeed(text: string): number {
  let sum = 0
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return sum
}

// Estimates how long applying takes, shown before the first step.

import type { QuestionType } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { ApplyForm } from './apply-form.contract.ts'

const DETAILS = 1

/** The phone number counts as part of the details. */
const partMinutes = [
  ['resume', 1],
  ['coverNote', 3],
  ['intro', 4],
] as const

const minutesOf: Record<QuestionType, number> = {
  short_text: 1,
  long_text: 2,
  number: 0.5,
  date: 0.5,
  yes_no: 0.5,
  single: 0.5,
  multi: 1,
  file: 2,
  url: 0.5,
  country: 0.5,
  timezone: 0.5,
  salary_expectation: 1,
  notice_period: 0.5,
}

type CostedPart = { minutes: number; isRequired: boolean }

type MinutesToApply = { least: number; most: number }

/** `least` covers only required parts, `most` everything. */
export function minutesToApply(
  { parts, questions }: Pick<ApplyForm, 'parts' | 'questions'>,
  tests: readonly CostedPart[],
): MinutesToApply {
  const costed = [
    { minutes: DETAILS, isRequired: true },
    ...partMinutes.flatMap(([part, minutes]) =>
      parts[part] === 'off' ? [] : [{ minutes, isRequired: parts[part] === 'required' }],
    ),
    ...questions.map(({ type, isRequired }) => ({ minutes: minutesOf[type], isRequired })),
    ...tests,
  ]
  return { least: sumOf(costed.filter(({ isRequired }) => isRequired)), most: sumOf(costed) }
}

const sumOf = (parts: readonly CostedPart[]): number => Math.ceil(parts.reduce((sum, { minutes }) => sum + minutes, 0))

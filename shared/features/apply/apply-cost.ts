// About how long applying takes, said before the first step.

import type { QuestionType } from '../applications/sent-form.contract.ts'
import type { ApplyForm } from './apply-form.contract.ts'

const DETAILS = 1
const RESUME = 1
const COVER_NOTE = 3
const INTRO = 4

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

type AskedTest = { minutes: number; isRequired: boolean }

/** Of what must be done: who leaves out what is up to them is quicker, nobody is slower. */
export function minutesToApply(
  { parts, questions }: Pick<ApplyForm, 'parts' | 'questions'>,
  tests: readonly AskedTest[],
) {
  const asked = questions.filter(({ isRequired }) => isRequired).reduce((sum, { type }) => sum + minutesOf[type], 0)
  const tested = tests.filter(({ isRequired }) => isRequired).reduce((sum, { minutes }) => sum + minutes, 0)
  const ofParts =
    (parts.resume === 'required' ? RESUME : 0) +
    (parts.coverNote === 'required' ? COVER_NOTE : 0) +
    (parts.intro === 'required' ? INTRO : 0)
  return Math.ceil(DETAILS + ofParts + asked + tested)
}

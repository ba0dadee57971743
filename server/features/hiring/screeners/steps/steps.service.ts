// Which questions of an attempt are open, and until when.

import type { Section } from '#shared/features/hiring/screeners/sections/section.contract.ts'
import { type Step, stepsOf } from '#shared/features/hiring/screeners/sections/steps.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import type { VersionRow } from '../authoring/tests.queries.ts'
import { isSectionClosed } from '../screeners.policy.ts'
import type { AttemptRow } from '../taking/attempts.queries.ts'

type Version = Pick<VersionRow, 'questions' | 'sections' | 'navigation'>

export const stepsOfAttempt = (version: Version, { questionOrder }: Pick<AttemptRow, 'questionOrder'>): Step[] =>
  stepsOf(version, questionOrder)

export const openIds = (version: Version, attempt: Pick<AttemptRow, 'questionOrder' | 'step'>): Id[] =>
  stepsOfAttempt(version, attempt)[attempt.step]?.questionIds ?? []

export const isOpenQuestion = (version: Version, attempt: AttemptRow, questionId: Id, now: Date): boolean =>
  openIds(version, attempt).includes(questionId) && !isSectionClosed(attempt, now)

export const closedQuestion = /* i18n */ {
  id: 'screeners.closed_question',
  message: 'You have left this part of the test, or its time is up. You can no longer answer it.',
}

type Entered = { now: Date; extraTime: number; endsAt: Date }

/** When a section that is entered now ends: with its own limit, and never after the test. */
export function sectionEnd({ minutes }: Pick<Section, 'minutes'>, { now, extraTime, endsAt }: Entered): Date | null {
  if (minutes === null) return null
  return new Date(Math.min(endsAt.getTime(), now.getTime() + minutes * MINUTE * extraTime))
}

/** For an attempt that starts now. */
export function firstSectionEnd(version: Version, questionOrder: Id[], entered: Entered): Date | null {
  const first = version.sections[stepsOfAttempt(version, { questionOrder })[0]?.section ?? 0]
  return first ? sectionEnd(first, entered) : null
}

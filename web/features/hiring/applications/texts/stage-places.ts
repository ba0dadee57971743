// The position of an application on its progress bar.

import {
  type ApplicationStatus,
  eventOfStage,
  isHired,
  isSubmitted,
  isUnsuccessful,
} from '#shared/features/hiring/applications/application-status.ts'
import type { StageKind } from '#shared/features/jobs/jobs/job-fields.contract.ts'

/** The five stages shown in lists and on cards, whatever a company calls its own. */
export const STAGES = 5

const placeOfEvent = { review: 1, shortlist: 1, assess: 2, interview: 3, offer: 4 } as const

const placeOfStatus: Partial<Record<ApplicationStatus, number>> = {
  submitted: 0,
  in_review: 1,
  shortlisted: 1,
  assessment: 2,
  interviewing: 3,
  offer: 4,
  hired: STAGES,
}

/** For an ended application the last stage says how far it got. */
export function placeOf(status: ApplicationStatus, stageKind: StageKind | null): number {
  return placeOfStatus[status] ?? (stageKind === null ? 0 : placeOfEvent[eventOfStage[stageKind]])
}

export type OwnStage = { name: string; kind: StageKind; state: 'done' | 'now' | 'ahead' | 'skipped' }

type StagesReached = {
  status: ApplicationStatus
  stages: readonly OwnStage[]
  /** The only sign of how far an application got that ended before the first stage. */
  firstViewedAt: string | null
}

/**
 * The company's own stages, preceded by the built-in ones. Duplicate names get a number, because the bar identifies stages by
 * name.
 */
export function barOf(
  reached: StagesReached,
  words: { applied: string; review: string },
): { stages: string[]; current: number; skipped: number[] } {
  const { stages } = reached
  const hasReview = stages[0]?.kind === 'review'
  const before = hasReview ? [words.applied] : [words.applied, words.review]
  const names = distinct([...before, ...stages.map(({ name }) => name)])
  const skipped = stages.flatMap(({ state }, place) => (state === 'skipped' ? [before.length + place] : []))
  return { stages: names, current: currentOf(reached, { before: before.length, all: names.length }), skipped }
}

function currentOf({ status, stages, firstViewedAt }: StagesReached, { before, all }: { before: number; all: number }) {
  if (isHired(status)) return all
  const now = stages.findIndex(({ state }) => state === 'now')
  if (now >= 0) return before + now
  const done = stages.findLastIndex(({ state }) => state === 'done')
  if (done >= 0) return before + done
  const isUnread = isSubmitted(status) || (isUnsuccessful(status) && firstViewedAt === null)
  return isUnread || all === 1 ? 0 : 1
}

function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} ${times}`
  })
}

// What "best fit" means: points that are added up, the same in both layers. What a line below can bring together is always
// less than one point of the line above, so the order reads: can be taken, shares hours, has the words where they count, and
// then how well it suits.

import { type Seniority, seniorities } from '#shared/features/jobs/jobs/job-terms.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { UNKNOWN, YES, YES_IF } from './reader-fit.service.ts'
import { isValue, type SearchPlan, type WordGroup } from './search-plan.ts'

/** Of the lines, what one point is worth. Powers of two: the index in memory adds up bit by bit. */
export const lineWorths = { suits: 1, words: 32, sharesHours: 2048, verdict: 4096 } as const
const { suits, words, sharesHours, verdict } = lineWorths

/** A job that answers to the condition has what it is worth. */
export type FitPoint = { worth: number } & FitCondition
export type FitCondition =
  /** Can be taken from where the reader lives, with a verdict no worse than this; `inHours`: and in their hours. */
  | { kind: 'reach'; worst: number; inHours: boolean }
  | { kind: 'sharedMinutes'; least: number }
  /** In the title; or in the title, among the skills or as a value the job states. */
  | { kind: 'words'; group: WordGroup; where: 'A' | 'AB' }
  /** Asks for so many skills that the reader has. */
  | { kind: 'skills'; least: number }
  /** Euros a year. */
  | { kind: 'pay'; least: number }
  /** Is for one of these levels. */
  | { kind: 'level'; levels: readonly Seniority[] }
  /** Asks for no language that the reader does not speak. */
  | { kind: 'languages' }
  | { kind: 'posted'; since: number }

const NEW_DAYS = 7

/** A job that misses the reader's pay by a little is worth more than one that misses it by half. */
const PARTS_OF_PAY = [0.6, 0.8, 1]

/** How many steps a job may be from the reader's level; each further one it keeps to is a point more. */
const STEPS_OF_LEVEL = [2, 1, 0]

export function fitPoints({ words: groups, typedWords, reader, now }: SearchPlan): FitPoint[] {
  // From the start of the day: a job must not change its rank while somebody turns pages.
  const newSince = (Math.floor(now / DAY) - NEW_DAYS) * DAY
  return [
    { worth: verdict, kind: 'reach', worst: UNKNOWN, inHours: false },
    { worth: verdict, kind: 'reach', worst: YES_IF, inHours: false },
    { worth: verdict, kind: 'reach', worst: YES, inHours: true },
    ...groups.flatMap((group) => [
      ...wordPoints(
        group.filter((alternative) => !isValue(alternative)),
        'A',
      ),
      ...wordPoints(
        group.filter((alternative) => !isValue(alternative) || alternative.facet !== 'openTo'),
        'AB',
      ),
    ]),
    ...typedWords.flatMap((group) => wordPoints(group, 'AB')),
    ...(reader.hours === null ? [] : hoursPoints),
    ...(reader.skills.length === 0 ? [] : skillPoints),
    { worth: suits, kind: 'pay', least: 0 },
    ...payPoints(reader.payFloor),
    ...levelPoints(reader.seniority),
    ...(reader.languages.length === 0 ? [] : [{ worth: 2 * suits, kind: 'languages' } as const]),
    { worth: suits, kind: 'posted', since: newSince },
  ]
}

/** That a job is merely open to a place that was typed is no sign that it is about it. */
const wordPoints = (group: WordGroup, where: 'A' | 'AB'): FitPoint[] =>
  group.length === 0 ? [] : [{ worth: words, kind: 'words', group, where }]

const hoursPoints: readonly FitPoint[] = [
  { worth: sharesHours, kind: 'sharedMinutes', least: 1 },
  { worth: suits, kind: 'sharedMinutes', least: 2 * 60 },
  { worth: suits, kind: 'sharedMinutes', least: 4 * 60 },
]

const payPoints = (floor: number | null): FitPoint[] =>
  floor === null ? [] : PARTS_OF_PAY.map((part) => ({ worth: suits, kind: 'pay', least: Math.round(floor * part) }))

function levelPoints(own: Seniority | null): FitPoint[] {
  if (own === null) return []
  const within = (steps: number) => seniorities.filter((level) => levelDistance(own, level) <= steps)
  return STEPS_OF_LEVEL.map((steps) => ({ worth: suits, kind: 'level', levels: within(steps) }))
}

export const levelDistance = (one: Seniority, other: Seniority): number =>
  Math.abs(seniorities.indexOf(one) - seniorities.indexOf(other))

const skillPoints: readonly FitPoint[] = [1, 2, 3].map((least) => ({ worth: 2 * suits, kind: 'skills', least }))

// Defines "best fit" as a sum of points, identical in both search layers. A tier's points together are worth less than one point
// of the next higher tier, so the order is: open to the reader, keywords where they count, must-haves and languages, working
// hours, and then how well the rest suits them. Jobs that match only some of the keywords are sorted by how much they match first.

import { type Seniority, seniorities } from '#shared/features/jobs/jobs/job-terms.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { UNKNOWN, YES, YES_IF } from './reader-fit.service.ts'
import { type FacetValue, isValue, type LooseWords, type SearchPlan, WORLDWIDE, type WordGroup } from './search-plan.ts'

/** The value of one point per tier. Powers of two, because the index in memory adds them up bit by bit. */
export const tierWorths = { suits: 1, hours: 16, needs: 64, words: 1024, verdict: 65_536, matched: 262_144 } as const
const { suits, hours, needs, words, verdict, matched } = tierWorths

/** A job that meets the condition scores its worth. */
export type FitPoint = { worth: number } & FitCondition
export type FitCondition =
  /** Open to the reader where they live, with a verdict no worse than this. */
  | { kind: 'reach'; worst: number }
  /** The reader can work the job's hours. */
  | { kind: 'inHours' }
  | { kind: 'sharedMinutes'; least: number }
  /** A: keywords in the title; AB: in the title, among the must-haves or as a stated value; ABCD: in the description, too. */
  | { kind: 'words'; group: WordGroup; where: WordPlace }
  /** The reader has at least this many of its must-haves. */
  | { kind: 'mustHaves'; least: number }
  /** Euros per year. */
  | { kind: 'pay'; least: number }
  /** One of these levels. */
  | { kind: 'level'; levels: readonly Seniority[] }
  /** Requires no language the reader does not speak. */
  | { kind: 'languages' }
  | { kind: 'posted'; since: number }

/** PostgreSQL's weights: title, must-haves, other facts, description. */
export type WordPlace = 'A' | 'AB' | 'ABC' | 'ABCD'

const NEW_DAYS = 7

/** Just missing the reader's minimum pay scores higher than paying half of it. */
const PAY_SHARES = [0.6, 0.8, 1]

/** Distances from the reader's level, one point for each that the job is within. */
const LEVEL_DISTANCES = [2, 1, 0]

export function fitPoints(plan: SearchPlan): FitPoint[] {
  const { words: groups, typedWords, reader, now } = plan
  // Rounded to the day: a job must not change its rank while someone pages through the results.
  const newSince = (Math.floor(now / DAY) - NEW_DAYS) * DAY
  return [
    ...(plan.isPartial ? plan.looseWords.flatMap(matchedPoints) : []),
    { worth: verdict, kind: 'reach', worst: UNKNOWN },
    { worth: verdict, kind: 'reach', worst: YES_IF },
    { worth: verdict, kind: 'reach', worst: YES },
    ...groups.flatMap((group) => [
      ...wordPoints(
        group.filter((alternative) => !isValue(alternative)),
        'A',
      ),
      ...wordPoints(
        group.filter((alternative) => !isValue(alternative) || isStated(alternative)),
        'AB',
      ),
    ]),
    ...typedWords.flatMap((group) => wordPoints(group, 'AB')),
    ...(reader.skills.length === 0 ? [] : mustHavePoints),
    ...(reader.languages.length === 0 ? [] : [{ worth: 4 * needs, kind: 'languages' } as const]),
    ...(reader.hours === null ? [] : hoursPoints),
    { worth: suits, kind: 'pay', least: 0 },
    ...payPoints(reader.payFloor),
    ...levelPoints(reader.seniority),
    { worth: suits, kind: 'posted', since: newSince },
  ]
}

/** Must add up to less than one point of the highest tier, even for the longest query. */
const matchedPoints = ({ group, text, worth }: LooseWords): FitPoint[] =>
  [
    { worth: matched, kind: 'words', group: text, where: 'ABCD' } as const,
    { worth: worth * matched, kind: 'words', group, where: 'ABC' } as const,
    {
      worth: matched,
      kind: 'words',
      group: text.length === 0 ? [] : group.filter((one) => !isValue(one)),
      where: 'A',
    } as const,
  ].filter((point) => point.group.length > 0)

const isStated = ({ facet, value }: FacetValue): boolean => facet !== 'openTo' || value === WORLDWIDE

/** A job that is merely open to a place is not about that place, so it gets no points for it. */
const wordPoints = (group: WordGroup, where: 'A' | 'AB'): FitPoint[] =>
  group.length === 0 ? [] : [{ worth: words, kind: 'words', group, where }]

const hoursPoints: readonly FitPoint[] = [
  { worth: hours, kind: 'sharedMinutes', least: 1 },
  { worth: hours, kind: 'inHours' },
  { worth: suits, kind: 'sharedMinutes', least: 2 * 60 },
  { worth: suits, kind: 'sharedMinutes', least: 4 * 60 },
]

const payPoints = (floor: number | null): FitPoint[] =>
  floor === null ? [] : PAY_SHARES.map((part) => ({ worth: suits, kind: 'pay', least: Math.round(floor * part) }))

function levelPoints(own: Seniority | null): FitPoint[] {
  if (own === null) return []
  const within = (steps: number) => seniorities.filter((level) => levelDistance(own, level) <= steps)
  return LEVEL_DISTANCES.map((steps) => ({ worth: suits, kind: 'level', levels: within(steps) }))
}

export const levelDistance = (one: Seniority, other: Seniority): number =>
  Math.abs(seniorities.indexOf(one) - seniorities.indexOf(other))

/**
 * The first one matters more than the languages, which matter more than the others: no job for which the reader has nothing to show
 * is above one for which they have something.
 */
const mustHavePoints: readonly FitPoint[] = [
  { worth: 8 * needs, kind: 'mustHaves', least: 1 },
  { worth: 2 * needs, kind: 'mustHaves', least: 2 },
  { worth: needs, kind: 'mustHaves', least: 3 },
]

// A saved search that new jobs are matched against, and the newest jobs it finds. There are many jobs and many searches, so each
// search names anchors, words of which a job must contain at least one; only searches that share an anchor with a job are
// compared with it, through an index.

import { findHiddenJobs } from '#server/features/jobs/saved-jobs/hidden-items.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { writeCursor } from '#shared/features/jobs/job-search/search-cursor.ts'
import type { JobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { planOf, runPlan } from './job-search.service.ts'
import { hoursFit, reachFit, residentOf, YES_IF } from './reader-fit.service.ts'
import {
  type Alternative,
  type ChoiceFacet,
  isValue,
  type SearchPlan,
  WORLDWIDE,
  type WordGroup,
} from './search-plan.ts'
import { guestReader, readReader, type SearchingPerson } from './search-reader.ts'
import { filterQuery, openToLexemes, valueLexeme } from './sql/doc-query.ts'
import { queryWords } from './words/query-words.service.ts'

export type StandingSearch = {
  /** A job that contains none of them cannot match. */
  anchors: string[]
  /** The words and values it requires, as a tsquery; empty matches everything. */
  docQuery: string
  /** Euros per year. */
  payFrom: number | null
  /** This and the overlap depend on the reader: their permits and their time zone. */
  openTo: string | null
  overlapMinutes: number | null
  wordsVersion: number
}

/** Increment when the same text would be parsed differently: saved searches are then parsed again. */
export const WORDS_VERSION = 6

/** Matches every job. */
export const ANY_JOB = '*'

export async function standingSearch(db: Db, query: JobSearchQuery, now: Date): Promise<StandingSearch> {
  const words = await queryWords({ db, index: null }, query.text, query.exact === 'yes')
  const plan = planOf(query, words, guestReader, now)
  return {
    anchors: anchorsOf(plan),
    docQuery: filterQuery(plan),
    payFrom: highestPay(plan),
    openTo: plan.openTo,
    overlapMinutes: plan.overlapMinutes,
    wordsVersion: WORDS_VERSION,
  }
}

/** The higher of the filter and what the text says. */
function highestPay({ payFrom, words }: SearchPlan): number | null {
  const typed = words.flat().flatMap((one) => (isValue(one) && one.facet === 'pay' ? [Number(one.value)] : []))
  return payFrom === null && typed.length === 0 ? null : Math.max(payFrom ?? 0, ...typed)
}

/** The most selective filters first. */
const choicesByRarity: readonly ChoiceFacet[] = [
  'skill',
  'country',
  'visa',
  'region',
  'language',
  'engagement',
  'level',
  'contract',
  'workplace',
]

function anchorsOf(plan: SearchPlan): string[] {
  const { company } = plan.choices
  if (company.length > 0) return company.map((id) => valueLexeme('company', id))
  const [fewest] = plan.words
    .map(anchorsOfWords)
    .filter((anchors) => anchors.length > 0)
    .toSorted((one, other) => one.length - other.length)
  if (fewest && fewest.length > 0) return fewest
  const choice = choicesByRarity.find((name) => plan.choices[name].length > 0)
  if (choice) return plan.choices[choice].map((value) => valueLexeme(choice, value))
  return plan.openTo === null ? [ANY_JOB] : openToLexemes(plan.openTo)
}

/** The longest word of each alternative: usually the rarest. */
const anchorsOfWords = (group: WordGroup): string[] => group.flatMap(anchorsOfAlternative)

function anchorsOfAlternative(alternative: Alternative): string[] {
  if (!isValue(alternative)) return alternative.toSorted((one, other) => other.length - one.length).slice(0, 1)
  const { facet, value } = alternative
  if (facet === 'openTo') return value === WORLDWIDE ? ['_o:any'] : openToLexemes(value)
  return facet === 'pay' ? [] : [valueLexeme(facet, value)]
}

/** What a saved search requires of its owner, and the keys of a job to check it against. */
export type PersonalTerms = Pick<StandingSearch, 'openTo' | 'overlapMinutes'> & { reach: string; hours: string }

/** Whether a job suits this person, by the same rules as the search. */
export async function fitsPerson(db: Db, person: SearchingPerson, now: Date) {
  const reader = await readReader(db, person)
  const hoursFits = hoursFit(reader, now.getTime())
  return ({ openTo, overlapMinutes, reach, hours }: PersonalTerms): boolean =>
    (openTo === null || reachFit(residentOf(openTo, reader), now.getTime()).of(reach) <= YES_IF) &&
    (overlapMinutes === null || hoursFits.of(hours).sharedMinutes >= overlapMinutes)
}

type NewestJobs = { ids: Id[]; nextCursor: string | null }

/** One page, newest first; public when `person` is null. */
export async function findNewestPage(
  { db, now }: { db: Db; now: Date },
  person: SearchingPerson | null,
  query: JobSearchQuery,
): Promise<NewestJobs> {
  const words = await queryWords({ db, index: null }, query.text, query.exact === 'yes')
  const reader = person ? await readReader(db, person) : guestReader
  const excluded = person ? await findHiddenJobs(db, person.id) : []
  const plan = { ...planOf({ ...query, sort: 'newest' }, words, reader, now), excluded, wantsFacets: false }
  const { hits } = await runPlan({ db, index: null, now }, plan)
  const shown = hits.slice(0, plan.limit)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    nextCursor: last && hits.length > plan.limit ? writeCursor(last) : null,
  }
}

export const findNewestJobs = async (...args: Parameters<typeof findNewestPage>): Promise<Id[]> =>
  (await findNewestPage(...args)).ids

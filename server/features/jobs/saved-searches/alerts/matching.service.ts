// Matches newly published jobs against all saved searches. Progress is stored as a time; runs overlap a little, because a job
// becomes visible slightly after its timestamp, and matching it twice changes nothing.

import { findPlaces } from '#server/features/base/accounts/people.service.ts'
import { fitsPerson, standingSearch, WORDS_VERSION } from '#server/features/jobs/job-search/standing-search.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { canonicalSearch } from '../canonical-search.ts'
import { type SearchRow, selectOutdated, updateSearch } from '../saved-searches.queries.ts'
import {
  type Candidate,
  insertMatches,
  makeInstantDue,
  type PublishedPosition,
  selectCandidates,
  selectMatchedUntil,
  selectPublishedAfter,
  upsertMatchedUntil,
} from './matching.queries.ts'

const JOBS_AT_ONCE = 500
const SEARCHES_AT_ONCE = 200
const LOOK_BACK_MS = 10 * MINUTE
/** Sorts before every other id. */
const FIRST_ID: Id = '00000000-0000-0000-0000-000000000000'

export async function matchNewJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await reparseOutdated(db, now)
  const until = await selectMatchedUntil(db)
  let place: PublishedPosition = { postedAt: new Date((until ?? now).getTime() - LOOK_BACK_MS), id: FIRST_ID }
  for (;;) {
    const published = await selectPublishedAfter(db, place, JOBS_AT_ONCE)
    const last = published.at(-1)
    if (!last) break
    const candidates = await selectCandidates(
      db,
      published.map(({ id }) => id),
    )
    const matched = await insertMatches(db, await fittingPerson(db, candidates, now), now)
    await makeInstantDue(db, matched, now)
    place = last
  }
  await upsertMatchedUntil(db, now)
}

/** A release may parse words differently; saved searches must find what the search finds. */
async function reparseOutdated(db: Db, now: Date): Promise<void> {
  let outdated: SearchRow[]
  do {
    outdated = await selectOutdated(db, WORDS_VERSION, SEARCHES_AT_ONCE)
    for (const { id, search } of outdated) {
      const canonical = canonicalSearch(search)
      await updateSearch(
        db,
        id,
        canonical ? await standingSearch(db, canonical.query, now) : { wordsVersion: WORDS_VERSION },
      )
    }
  } while (outdated.length === SEARCHES_AT_ONCE)
}

const isPersonal = ({ openTo, overlapMinutes }: Candidate): boolean => openTo !== null || overlapMinutes !== null

async function fittingPerson(db: Db, candidates: readonly Candidate[], now: Date): Promise<Candidate[]> {
  const people = await findPlaces(db, [...new Set(candidates.filter(isPersonal).map(({ personId }) => personId))])
  const fits = new Map<Id, Awaited<ReturnType<typeof fitsPerson>>>()
  for (const person of people) fits.set(person.id, await fitsPerson(db, person, now))
  return candidates.filter((candidate) => !isPersonal(candidate) || fits.get(candidate.personId)?.(candidate) === true)
}

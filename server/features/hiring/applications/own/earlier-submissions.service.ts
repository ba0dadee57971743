// For the features that start applications and tests.

import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectEarlierSubmissions, selectParties } from './earlier-submissions.queries.ts'

const MAX_SUBMISSIONS = 30

/** Earlier submissions, newest first: the source of suggested answers. */
export const findEarlierSubmissions = (db: Db, talentId: Id) => selectEarlierSubmissions(db, talentId, MAX_SUBMISSIONS)

/** Both sides of an application. Checks no policy. */
export const findParties = (db: Db, applicationId: Id) => selectParties(db, applicationId)

// For the features that start applications and tests.

import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectSentBefore, selectSides } from './sent-before.queries.ts'

const BANK = 30

/** Earlier submissions, newest first: the source of suggested answers. */
export const findSentBefore = (db: Db, talentId: Id) => selectSentBefore(db, talentId, BANK)

/** Both sides of an application. Checks no policy. */
export const findSides = (db: Db, applicationId: Id) => selectSides(db, applicationId)

// For the areas in which applications begin and tests are taken.

import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectSentBefore, selectSides } from './sent-before.queries.ts'

const BANK = 30

/** What a person has sent before, newest first: the bank that later answers are taken from. */
export const findSentBefore = (db: Db, talentId: Id) => selectSentBefore(db, talentId, BANK)

/** Whose it is and to whom it was sent. It asks no policy. */
export const findSides = (db: Db, applicationId: Id) => selectSides(db, applicationId)

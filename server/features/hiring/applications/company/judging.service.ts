// Notes and ratings of the team. None of it reaches the talent.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canJudge, canRemoveNote } from '../applications.policy.ts'
import { type ApplicationRow, lockApplication, selectApplication } from '../applications.queries.ts'
import { isRetained, presentNote } from './company-applications.presenter.ts'
import { deleteNote, deleteRating, insertNote, selectNote, upsertRating } from './company-applications.queries.ts'
import { actForCompany, sideOf } from './company-applications.service.ts'
import { markSeenAndNotify } from './first-view.service.ts'
import { notifyMentioned } from './mentions.service.ts'

const submissionDeleted = /* i18n */ {
  id: 'applications.submission_missing',
  message: 'The applicant’s submission was deleted, so it can no longer be reviewed.',
}

export function ensureRetained(application: ApplicationRow): void {
  if (!isRetained(application)) throw tooLate(submissionDeleted)
}

type NewNote = { text: string; scope: 'team' | 'private' }

export const addNote = (db: Db, platform: Platform, viewer: Viewer, id: Id, { text, scope }: NewNote) =>
  transaction(db, async (tx) => {
    const now = platform.clock.now()
    // Locked so that a note cannot outlive a submission deleted at the same moment.
    const application = found(await lockApplication(tx, id))
    ensure(canJudge(await sideOf(tx, viewer, application)))
    ensureRetained(application)
    await markSeenAndNotify(tx, platform, application, { by: viewer.id, at: now })
    const note = await insertNote(tx, { applicationId: id, authorId: viewer.id, text, scope, createdAt: now })
    const names = await findVerifiedNames(tx, [viewer.id])
    if (scope === 'team')
      await notifyMentioned(tx, platform, application, { text, by: viewer.id, who: names.get(viewer.id) ?? '' })
    return presentNote(note, names)
  })

export async function removeNote(db: Db, viewer: Viewer, noteId: Id): Promise<void> {
  const note = found(await selectNote(db, noteId))
  await sideOf(db, viewer, found(await selectApplication(db, note.applicationId)))
  ensure(canRemoveNote(viewer, note), note.scope === 'team' ? 'forbidden' : 'not_found')
  await deleteNote(db, noteId)
}

type Rating = { by: Id; rating: number | null; at: Date }

/** Within the caller's transaction; removes the rating if it is null. */
export async function setRating(
  tx: Db,
  platform: Platform,
  application: ApplicationRow,
  { by, rating, at }: Rating,
): Promise<void> {
  const { id } = application
  await markSeenAndNotify(tx, platform, application, { by, at })
  if (rating === null) await deleteRating(tx, id, by)
  else await upsertRating(tx, { applicationId: id, raterId: by, rating, ratedAt: at })
}

export const rate = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  rating: number | null,
): Promise<CompanyApplication> =>
  actForCompany(db, platform, viewer, id, async (tx, application, { side, now }) => {
    ensure(canJudge(side))
    ensureRetained(application)
    await setRating(tx, platform, application, { by: viewer.id, rating, at: now })
  })

// The public page of a profile: its name, and who may see it.

import type { I18n } from '@lingui/core'
import { findPerson, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { LinkSigner } from '#server/platform/files/signed-links.ts'
import { AppError, ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DAYS_BETWEEN_HANDLES, DAYS_OF_OLD_HANDLE } from '#shared/features/people/profile/handle-limits.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import type { PageSettings, PublicProfile } from '#shared/features/people/profile/profile-page.contract.ts'
import type { ProfileVisibility } from '#shared/features/people/profile/profile-sections.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { isPublished } from './profile.policy.ts'
import { visibilityOf } from './profile.presenter.ts'
import { selectProfileRow, upsertProfileRow } from './profile.queries.ts'
import { readProfile } from './profile.service.ts'
import { deleteOldHandle, insertOldHandle, lockHandle, selectHandleOwner } from './profile-page.queries.ts'
import { presentProfileView } from './profile-views.presenter.ts'
import { showVideo } from './video/video-resume.service.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export async function savePage({ db, clock }: Deps, personId: Id, page: PageSettings, i18n: I18n): Promise<OwnProfile> {
  const now = clock.now()
  await transaction(db, async (tx) => {
    await lockPerson(tx, personId)
    const row = await selectProfileRow(tx, personId)
    const before = row?.handle ?? null
    if (before === page.handle) return upsertProfileRow(tx, personId, page, now)
    ensureMayChange(row?.handleChangedAt ?? null, now, i18n)
    // Serialized by name: two people may want the same one at once.
    await lockHandle(tx, page.handle)
    await ensureFree(tx, personId, page.handle, now, i18n)
    if (before !== null) await insertOldHandle(tx, { handle: before, personId, releasedAt: now })
    await deleteOldHandle(tx, page.handle)
    // The first name is free to choose; the wait begins with a change.
    await upsertProfileRow(tx, personId, { ...page, ...(before !== null && { handleChangedAt: now }) }, now)
  })
  return readProfile(db, personId)
}

function ensureMayChange(changedAt: Date | null, now: Date, i18n: I18n): void {
  const next = changedAt === null ? 0 : changedAt.getTime() + DAYS_BETWEEN_HANDLES * DAY
  if (next <= now.getTime()) return
  const message = i18n._({
    id: 'profile.handle.too_soon',
    message: 'You can change this name once in {days, number} days. Next time: {date, date}.',
    values: { days: DAYS_BETWEEN_HANDLES, date: new Date(next) },
  })
  throw new AppError('invalid_input', { fields: { handle: [message] } })
}

async function ensureFree(db: Db, personId: Id, handle: string, now: Date, i18n: I18n): Promise<void> {
  const owner = await selectHandleOwner(db, handle, oldestKept(now))
  if (owner === null || owner.personId === personId) return
  const message = i18n._({ id: 'profile.handle.taken', message: 'This name is taken. Choose another.' })
  throw new AppError('invalid_input', { fields: { handle: [message] } })
}

const oldestKept = (now: Date): Date => new Date(now.getTime() - DAYS_OF_OLD_HANDLE * DAY)

/** Not published, suspended or never existed: nobody can tell which. */
async function findPage({ db, clock }: Deps, handle: string) {
  const owner = await selectHandleOwner(db, handle.toLowerCase(), oldestKept(clock.now()))
  ensure(owner !== null, 'not_found')
  const [person, row] = [await findPerson(db, owner.personId), await selectProfileRow(db, owner.personId)]
  ensure(row !== null && row.handle !== null && isPublished(row, person), 'not_found')
  return { personId: owner.personId, handle: row.handle, isIndexed: row.isIndexed, visibility: visibilityOf(row) }
}

/** For what other features add to the page. */
export const findPublished = async (
  deps: Deps,
  handle: string,
): Promise<{ personId: Id; visibility: ProfileVisibility }> => findPage(deps, handle)

export async function showPublicProfile(deps: Deps, signer: LinkSigner, name: string): Promise<PublicProfile> {
  const { personId, handle, isIndexed } = await findPage(deps, name)
  const own = await readProfile(deps.db, personId)
  const video = await showVideo(deps.db, signer, { personId, viewer: null })
  return { handle, isIndexed, profile: presentProfileView(own, 'public'), video }
}

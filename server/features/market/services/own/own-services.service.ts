// A talent's own services: writing, sending in, pausing, retiring.

import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findVerifiedPeople } from '#server/features/people/identity/verified-people.service.ts'
import { findProvenSkills } from '#server/features/skills/skills/proven-skills.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  isDescribed,
  type OwnService,
  type ServiceContent,
  type ServiceStep,
} from '#shared/features/market/services/own-services.contract.ts'
import {
  MAX_KEPT,
  MAX_OFFERED,
  MAX_PAUSE_DAYS,
  type PublishingCheck,
} from '#shared/features/market/services/service-kinds.ts'
import { isEditableService, isOfferedService } from '#shared/features/market/services/service-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { addDays, localDateAt } from '#shared/kit/time-zones.ts'
import { moveService } from '../moving.service.ts'
import { canOffer, ownsService } from '../services.policy.ts'
import { presentOwn } from '../services.presenter.ts'
import {
  countKept,
  insertService,
  lockService,
  type ServiceRow,
  selectOwnServices,
  selectService,
  updateService,
} from '../services.queries.ts'
import { isPriceHighEnough, rowOf } from './content.service.ts'

const tooMany = /* i18n */ {
  id: 'services.too_many',
  message: 'You have {count} services. Retire one before you add another.',
  values: { count: MAX_KEPT },
}
const notEditable = /* i18n */ {
  id: 'services.not_editable',
  message: 'Take the service off the marketplace before you change it.',
}
const notReady = /* i18n */ {
  id: 'services.not_ready',
  message: 'Something is still missing before you can send it in.',
}
const pauseUntil = /* i18n */ {
  id: 'services.pause_until',
  message: 'Choose a day within the next {count} days.',
  values: { count: MAX_PAUSE_DAYS },
}

/** What a person needs before any service of theirs can be published. */
async function missingOf(db: Db, viewer: { id: Id }, now: Date): Promise<PublishingCheck[]> {
  const verified = await findVerifiedPeople(db, [viewer.id], now)
  const proven = await findProvenSkills(db, viewer.id, now)
  const { offered } = await countKept(db, viewer.id)
  return [
    ...(verified.has(viewer.id) ? [] : (['identity'] as const)),
    ...(proven.size > 0 ? [] : (['badge'] as const)),
    ...(offered < MAX_OFFERED ? [] : (['limit'] as const)),
  ]
}

/** Only while it can be sent in; afterwards nothing is missing any more. */
async function missingFor(
  platform: Pick<Platform, 'db' | 'clock'>,
  row: ServiceRow,
  ofPerson: readonly PublishingCheck[],
): Promise<PublishingCheck[]> {
  if (!isEditableService(row.status)) return []
  return [
    ...(isDescribed(row) ? [] : (['details'] as const)),
    ...ofPerson,
    ...((await isPriceHighEnough(platform, row)) ? [] : (['price'] as const)),
  ]
}

export async function listOwnServices(db: Db, platform: Platform, viewer: Viewer) {
  const missing = await missingOf(db, viewer, platform.clock.now())
  const items: OwnService[] = []
  for (const row of await selectOwnServices(db, viewer.id))
    items.push(presentOwn(row, await missingFor({ ...platform, db }, row, missing)))
  return { items, missing }
}

async function presentWith(db: Db, platform: Platform, viewer: Viewer, row: ServiceRow): Promise<OwnService> {
  const missing = await missingOf(db, viewer, platform.clock.now())
  return presentOwn(row, await missingFor({ ...platform, db }, row, missing))
}

export async function showOwnService(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<OwnService> {
  const row = found(await selectService(db, id))
  ensure(ownsService(viewer, row), 'not_found')
  return presentWith(db, platform, viewer, row)
}

export async function createService(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  content: ServiceContent,
): Promise<OwnService> {
  ensure(canOffer(viewer))
  const facts = await rowOf(platform, content)
  const row = await transaction(db, async (tx) => {
    // Two requests at once must not both be the last one allowed.
    await lockPerson(tx, viewer.id)
    if ((await countKept(tx, viewer.id)).kept >= MAX_KEPT) throw fieldError(['title'], tooMany)
    return insertService(tx, { ...facts, personId: viewer.id, updatedAt: platform.clock.now() })
  })
  return presentWith(db, platform, viewer, row)
}

async function lockOwn(tx: Db, viewer: Viewer, id: Id): Promise<ServiceRow> {
  const row = found(await lockService(tx, id))
  ensure(ownsService(viewer, row), 'not_found')
  return row
}

export async function changeService(
  platform: Platform,
  viewer: Viewer,
  id: Id,
  content: ServiceContent,
): Promise<OwnService> {
  const facts = await rowOf(platform, content)
  const row = await transaction(platform.db, async (tx) => {
    const { status } = await lockOwn(tx, viewer, id)
    if (!isEditableService(status)) throw tooLate(notEditable)
    return updateService(tx, id, { ...facts, updatedAt: platform.clock.now() })
  })
  return presentWith(platform.db, platform, viewer, row)
}

export async function stepService(
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { event, until }: ServiceStep,
): Promise<OwnService> {
  const now = platform.clock.now()
  const row = await transaction(platform.db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const before = await lockOwn(tx, viewer, id)
    // Pressed twice: the service is already there.
    if (event === 'submit' && isOfferedService(before.status)) return before
    const facts = event === 'pause' ? { pausedUntil: pauseDay(until, now) } : {}
    if (event === 'submit') {
      const missing = await missingFor({ ...platform, db: tx }, before, await missingOf(tx, viewer, now))
      if (missing.length > 0) throw tooLate(notReady)
    }
    return moveService(tx, before, {
      event,
      actor: { role: 'talent', id: viewer.id },
      now,
      facts: { ...facts, ...(event === 'submit' && { submittedAt: now, reason: '' }) },
    })
  })
  return presentWith(platform.db, platform, viewer, row)
}

function pauseDay(until: string | undefined, now: Date): string | null {
  if (until === undefined) return null
  const today = localDateAt('UTC', now.getTime())
  if (until <= today || until > addDays(today, MAX_PAUSE_DAYS)) throw fieldError(['until'], pauseUntil)
  return until
}

// A person's own profile. Facts that jobs are matched against stay with `talents`, so that nothing is stored twice.

import { isDeepStrictEqual } from 'node:util'
import type { I18n } from '@lingui/core'
import { findPerson, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { allowWorkIn, forbidWorkIn, readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { AppError, ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { AvailabilityFacts, Contact, OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { type EntryDraft, entryDraft } from '#shared/features/people/profile/profile-entries.ts'
import {
  MAX_ENTRIES,
  type ProfilePart,
  type ProfileSection,
  type Visibility,
} from '#shared/features/people/profile/profile-sections.ts'
import type { Id } from '#shared/kit/ids.ts'
import { ownsEntry } from './profile.policy.ts'
import { noContact, presentEntry, presentOwnProfile } from './profile.presenter.ts'
import {
  countEntries,
  deleteEntry,
  insertEntry,
  nextPosition,
  selectEntries,
  selectEntry,
  selectProfileRow,
  updateEntry,
  updatePositions,
  upsertProfileRow,
  upsertVisibility,
} from './profile.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export async function readProfile(db: Db, personId: Id): Promise<OwnProfile> {
  const [person, facts, row, entries] = await together(
    db,
    () => findPerson(db, personId),
    () => readTalentFacts({ db }, personId),
    () => selectProfileRow(db, personId),
    () => selectEntries(db, personId),
  )
  return presentOwnProfile({ name: person.name, facts, row, entries })
}

/** Another tab or device may have saved it since `before` was read. */
function ensureSame(saved: unknown, before: unknown): void {
  if (before !== undefined && !isDeepStrictEqual(saved, before)) throw new AppError('profile_changed_elsewhere')
}

type AboutChange = { summary: string; before?: string | undefined }

export async function saveAbout({ db, clock }: Deps, personId: Id, { summary, before }: AboutChange) {
  await transaction(db, async (tx) => {
    await lockPerson(tx, personId)
    const saved = (await selectProfileRow(tx, personId))?.summary ?? ''
    // Repeating a request that was saved does no harm.
    if (saved !== summary) ensureSame(saved, before)
    await upsertProfileRow(tx, personId, { summary }, clock.now())
  })
  return readProfile(db, personId)
}

export async function saveAvailability({ db, clock }: Deps, personId: Id, facts: AvailabilityFacts) {
  const { kind, noticeDays, from } = facts
  const saved = {
    availability: kind,
    noticeDays: kind === 'notice' ? noticeDays : null,
    availableFrom: kind === 'date' ? from : null,
  }
  await upsertProfileRow(db, personId, saved, clock.now())
  return readProfile(db, personId)
}

type ContactChange = Contact & { before?: Contact | undefined }

export async function saveContact({ db, clock }: Deps, personId: Id, { before, ...contact }: ContactChange) {
  await transaction(db, async (tx) => {
    await lockPerson(tx, personId)
    const saved = { ...noContact, ...(await selectProfileRow(tx, personId))?.contact }
    if (!isDeepStrictEqual(saved, contact)) ensureSame(saved, before)
    await upsertProfileRow(tx, personId, { contact }, clock.now())
  })
  return readProfile(db, personId)
}

export async function saveVisibility(
  { db, clock }: Deps,
  personId: Id,
  change: { part: ProfilePart; visibility: Visibility },
) {
  await upsertVisibility(db, personId, { ...change, now: clock.now() })
  return readProfile(db, personId)
}

type SavedEntry = { id: Id; draft: EntryDraft; before?: EntryDraft | undefined; i18n: I18n }

export async function saveEntry({ db, clock }: Deps, viewer: { id: Id }, saved: SavedEntry): Promise<OwnProfile> {
  await transaction(db, async (tx) => {
    // Serialized: two concurrent requests would both see room for one.
    await lockPerson(tx, viewer.id)
    await putEntry({ db: tx, clock }, viewer, saved)
  })
  return readProfile(db, viewer.id)
}

/** Inside a transaction that holds the lock of the person. */
export async function putEntry(
  { db, clock }: Deps,
  viewer: { id: Id },
  { id, draft, before: known, i18n }: SavedEntry,
) {
  const before = await selectEntry(db, id)
  if (before) ensure(ownsEntry(viewer, before) && before.section === draft.section, 'not_found')
  // Fields that were added to the contract since it was saved count as empty.
  const saved = before && entryDraft.parse(presentEntry(before)).content
  if (saved && !isDeepStrictEqual(saved, draft.content)) ensureSame(saved, known?.content)
  if (before) await updateEntry(db, id, draft.content, clock.now())
  else {
    await ensureRoom(db, viewer.id, draft.section, i18n)
    const position = await nextPosition(db, viewer.id, draft.section)
    await insertEntry(db, { id, personId: viewer.id, position, draft, now: clock.now() })
  }
  await followPermits(db, viewer.id, before && presentEntry(before), draft)
}

async function ensureRoom(db: Db, personId: Id, section: ProfileSection, i18n: I18n): Promise<void> {
  if ((await countEntries(db, personId, section)) < MAX_ENTRIES) return
  const message = i18n._({
    id: 'profile.section.full',
    message: 'A section has room for {most, number} entries. Remove one first.',
    values: { most: MAX_ENTRIES },
  })
  throw new AppError('invalid_input', { fields: { section: [message] } })
}

/** Jobs are matched against the countries a person may work in, so permits keep that list up to date. */
async function followPermits(db: Db, personId: Id, before: EntryDraft | null, after: EntryDraft | null): Promise<void> {
  const countryOf = (entry: EntryDraft | null) => (entry?.section === 'permits' ? entry.content.country : null)
  const [old, now] = [countryOf(before), countryOf(after)]
  if (now) await allowWorkIn(db, personId, now)
  if (!old || old === now) return
  const others = (await selectEntries(db, personId)).map(presentEntry)
  if (!others.some((entry) => countryOf(entry) === old)) await forbidWorkIn(db, personId, old)
}

export async function removeEntry({ db }: Pick<Deps, 'db'>, viewer: { id: Id }, id: Id): Promise<OwnProfile> {
  await transaction(db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const before = await selectEntry(tx, id)
    ensure(before !== null && ownsEntry(viewer, before), 'not_found')
    await deleteEntry(tx, id)
    await followPermits(tx, viewer.id, presentEntry(before), null)
  })
  return readProfile(db, viewer.id)
}

/** Entries that are not named keep their order, after the others: another tab may have added one meanwhile. */
export async function orderEntries(
  { db }: Pick<Deps, 'db'>,
  personId: Id,
  { section, ids }: { section: ProfileSection; ids: readonly Id[] },
): Promise<OwnProfile> {
  await transaction(db, async (tx) => {
    await lockPerson(tx, personId)
    const known = (await selectEntries(tx, personId)).filter((entry) => entry.section === section).map(({ id }) => id)
    const wanted = [...new Set(ids)].filter((id) => known.includes(id))
    await updatePositions(tx, personId, [...wanted, ...known.filter((id) => !wanted.includes(id))])
  })
  return readProfile(db, personId)
}

// An identity check as its owner sees and fills it in. Reading the document is in checking/, deciding in reviewing/.

import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { IdentityDetails, OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import { MAX_LOOKS } from '#shared/features/people/identity/identity-limits.ts'
import { isOpenIdentity, isReturnedIdentity } from '#shared/features/people/identity/identity-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { checkDocument } from './identity.jobs.ts'
import { mayStart, ownerMay } from './identity.policy.ts'
import { missingSides, presentCheck } from './identity.presenter.ts'
import {
  insertCheck,
  lockUndecided,
  selectLatestCheck,
  selectLooks,
  selectPhotos,
  selectVerifiedUntil,
  updateCheck,
  updatePurgeAt,
} from './identity.queries.ts'
import { moveCheck } from './identity-transitions.ts'
import { deletePhoneLink } from './phone/phone-links.queries.ts'
import { showPhoneLink } from './phone/phone-links.service.ts'
import { purgePhotos } from './photos/purging.service.ts'
import { openFacts, sealFacts } from './photos/sealing.ts'

type Owner = { id: Id }

export async function showIdentity(platform: Platform, { id: personId }: Owner): Promise<OwnIdentity> {
  const { db, clock } = platform
  const check = await selectLatestCheck(db, personId)
  const [looks, verified, phone] = await Promise.all([
    selectLooks(db, personId, MAX_LOOKS),
    selectVerifiedUntil(db, [personId], clock.now()),
    check && showPhoneLink(platform, check.id),
  ])
  return {
    verifiedUntil: verified.get(personId)?.toISOString() ?? null,
    check: check && presentCheck(check, await selectPhotos(db, check.id), openFacts(platform, check)),
    looks: looks.map(({ side, createdAt }) => ({ side, at: createdAt.toISOString() })),
    phone,
  }
}

const EARLIEST_BIRTH = '1900-01-01'

const notABirthDate = /* i18n */ {
  id: 'identity.birth_date',
  message: 'Enter your date of birth.',
}

/** Starts a check if there is none to change. Saving twice does no harm. */
export async function saveDetails(platform: Platform, viewer: Owner, details: IdentityDetails): Promise<OwnIdentity> {
  const { db, clock } = platform
  const now = clock.now()
  const { legalName, birthDate, documentType, documentCountry, hasMrz } = details
  if (birthDate < EARLIEST_BIRTH || birthDate >= now.toISOString().slice(0, 10))
    throw fieldError(['birthDate'], notABirthDate)
  const facts = { legalName, birthDate, reading: null, nameMatch: null }
  await transaction(db, async (tx) => {
    const check = await lockUndecided(tx, viewer.id)
    if (!check) return start(tx, platform, viewer, details)
    ensure(isOpenIdentity(check.status), 'status_changed_meanwhile')
    if (isReturnedIdentity(check.status))
      await moveCheck(tx, check, { event: 'retry', actor: { role: 'owner', id: viewer.id }, now })
    const sealedFacts = sealFacts(platform, check.id, facts)
    await updateCheck(tx, check.id, { documentType, documentCountry, hasMrz, sealedFacts, updatedAt: now })
  })
  return showIdentity(platform, viewer)
}

const notAgain = /* i18n */ {
  id: 'identity.not_again',
  message: 'Your last check was rejected because of the document. You can appeal, but not start another check.',
}

async function start(tx: Db, platform: Platform, viewer: Owner, details: IdentityDetails): Promise<void> {
  const now = platform.clock.now()
  if (!mayStart(await selectLatestCheck(tx, viewer.id))) throw tooLate(notAgain)
  const { legalName, birthDate, documentType, documentCountry, hasMrz } = details
  const id = newId()
  await insertCheck(tx, {
    id,
    personId: viewer.id,
    status: 'collecting',
    documentType,
    documentCountry,
    hasMrz,
    sealedFacts: sealFacts(platform, id, { legalName, birthDate, reading: null, nameMatch: null }),
    consentedAt: now,
    createdAt: now,
    updatedAt: now,
  })
}

/** The document is read in the background; nothing else is decided by a machine. */
export async function submitIdentity(platform: Platform, viewer: Owner): Promise<OwnIdentity> {
  const { db, jobs, clock } = platform
  await transaction(db, async (tx) => {
    const found = await lockUndecided(tx, viewer.id)
    ensure(found !== null && isOpenIdentity(found.status), 'status_changed_meanwhile')
    const missing = missingSides(found, await selectPhotos(tx, found.id))
    if (missing.length > 0) throw fieldError(['photo'], photosMissing)
    const now = clock.now()
    const actor = { role: 'owner', id: viewer.id } as const
    const check = isReturnedIdentity(found.status) ? await moveCheck(tx, found, { event: 'retry', actor, now }) : found
    await moveCheck(tx, check, { event: 'submit', actor, now, facts: { submittedAt: now, reasons: [], note: '' } })
    await deletePhoneLink(tx, check.id)
    await jobs.send(checkDocument, { id: check.id }, tx)
  })
  return showIdentity(platform, viewer)
}

const photosMissing = /* i18n */ { id: 'identity.photos_missing', message: 'Add all photos first.' }

/** Photos and details are deleted at once. */
export async function cancelIdentity(platform: Platform, viewer: Owner): Promise<OwnIdentity> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const check = await lockUndecided(tx, viewer.id)
    // Cancelling twice does no harm.
    if (!check) return
    ensure(ownerMay(check, []).cancel, 'status_changed_meanwhile')
    const facts = { sealedFacts: null, documentHash: null }
    const actor = { role: 'owner', id: viewer.id } as const
    await moveCheck(tx, check, { event: 'cancel', actor, now: clock.now(), facts })
    await purgePhotos(tx, platform, check.id)
    await deletePhoneLink(tx, check.id)
  })
  return showIdentity(platform, viewer)
}

export async function appealIdentity(platform: Platform, viewer: Owner, text: string): Promise<OwnIdentity> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const check = found(await selectLatestCheck(tx, viewer.id))
    ensure(ownerMay(check, []).appeal, 'status_changed_meanwhile')
    const now = clock.now()
    const facts = { appealText: text, appealedAt: now, submittedAt: now, suspectedBy: null }
    await moveCheck(tx, check, { event: 'appeal', actor: { role: 'owner', id: viewer.id }, now, facts })
    // The operator who looks at it again needs them.
    await updatePurgeAt(tx, check.id, null)
  })
  return showIdentity(platform, viewer)
}

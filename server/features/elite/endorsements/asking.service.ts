// The applicant's side: whom they ask, and whom they ask instead.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findLiveApplication, isFormFiled } from '#server/features/elite/elite/joining/live-application.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isUndecidedElite } from '#shared/features/elite/elite/elite-status.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import {
  LINK_DAYS,
  MAX_CHANGES,
  MAX_ENDORSERS,
  MAX_PER_YEAR,
} from '#shared/features/elite/endorsements/endorsement-limits.ts'
import type { Endorsers, NewEndorser } from '#shared/features/elite/endorsements/endorsements.contract.ts'
import {
  isAskedEndorser,
  isCountedEndorser,
  isDraftEndorser,
} from '#shared/features/elite/endorsements/endorser-status.ts'
import { nextDaytime, nextReminder } from '#shared/features/elite/endorsements/reminder-times.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { hashToken, tokenOf } from './endorsement-token.ts'
import { applicantMay, isOwnEndorser } from './endorsements.policy.ts'
import { countChanges, presentEndorsers } from './endorsements.presenter.ts'
import {
  countAsked,
  deleteEndorser,
  type EndorserRow,
  hasDeclined,
  insertEndorser,
  moveEndorser,
  selectEndorsements,
  selectEndorser,
  selectEndorsers,
  updateEndorser,
} from './endorsements.queries.ts'
import { sendRequest } from './sending/sending.jobs.ts'

type Owner = { id: Id }

const YEAR = 365 * DAY

const noApplication = /* i18n */ {
  id: 'endorsements.no_application',
  message: 'Start an application first. Endorsers can be changed until it is decided.',
}
const tooMany = /* i18n */ { id: 'endorsements.too_many', message: 'You can ask three people at most.' }
const yourself = /* i18n */ { id: 'endorsements.yourself', message: 'This is your own address. Ask somebody else.' }
const askedAlready = /* i18n */ { id: 'endorsements.asked_already', message: 'You have already added this address.' }
const askedTooOften = /* i18n */ {
  id: 'endorsements.asked_too_often',
  message: 'This address has been asked by too many people this year. Choose somebody else.',
}
const declinedBefore = /* i18n */ {
  id: 'endorsements.declined_before',
  message: 'This person has declined to endorse you and will not be asked again. Choose somebody else.',
}
const noChanges = /* i18n */ {
  id: 'endorsements.no_changes',
  message: 'This endorser can no longer be replaced.',
}
const notYet = /* i18n */ { id: 'endorsements.not_yet', message: 'You can remind them every three days.' }

export async function listEndorsers(db: Db, platform: Platform, viewer: Owner): Promise<Endorsers> {
  const application = await findLiveApplication(db, viewer.id)
  const rows = application ? await selectEndorsers(db, application.id) : []
  const given = await selectEndorsements(
    db,
    rows.map(({ id }) => id),
  )
  return presentEndorsers(rows, given, platform.clock.now())
}

async function lockApplication(tx: Db, viewer: Owner) {
  const application = await findLiveApplication(tx, viewer.id, 'lock')
  if (!application || !isUndecidedElite(application.status)) throw tooLate(noApplication)
  return application
}

export async function addEndorser(db: Db, platform: Platform, viewer: Owner, given: NewEndorser): Promise<Endorsers> {
  await transaction(db, async (tx) => {
    const application = await lockApplication(tx, viewer)
    const rows = await selectEndorsers(tx, application.id)
    if (rows.filter(({ status }) => isCountedEndorser(status)).length >= MAX_ENDORSERS)
      throw fieldError(['email'], tooMany)
    const endorser = await insert(tx, platform, viewer, application.id, given)
    if (await isFormFiled(tx, application.id, 'join-elite')) await invite(tx, platform, viewer, endorser)
  })
  return listEndorsers(db, platform, viewer)
}

async function insert(
  tx: Db,
  { clock }: Platform,
  viewer: Owner,
  applicationId: Id,
  given: NewEndorser,
): Promise<EndorserRow> {
  const now = clock.now()
  const person = await findPerson(tx, viewer.id)
  if (person.email.toLowerCase() === given.email) throw fieldError(['email'], yourself)
  if (await hasDeclined(tx, given.email, viewer.id)) throw fieldError(['email'], declinedBefore)
  if ((await countAsked(tx, given.email, viewer.id, new Date(now.getTime() - YEAR))) >= MAX_PER_YEAR)
    throw fieldError(['email'], askedTooOften)
  const row = { id: newId(), applicationId, personId: viewer.id, status: 'draft', createdAt: now, ...given } as const
  const inserted = await insertEndorser(tx, row)
  if (!inserted) throw fieldError(['email'], askedAlready)
  return inserted
}

/** The email is sent by a job of the same transaction. */
async function invite(tx: Db, platform: Platform, { id }: Owner, endorser: EndorserRow): Promise<void> {
  const now = platform.clock.now()
  const facts = {
    tokenHash: hashToken(tokenOf(platform, endorser.id)),
    invitedAt: now,
    expiresAt: new Date(now.getTime() + LINK_DAYS * DAY),
    nextReminderAt: toDate(nextReminder(endorser.timeZone, now.getTime(), 0)),
  }
  await moveEndorser(tx, endorser, { event: 'invite', actor: { role: 'talent', id }, now, facts })
  await platform.jobs.send(sendRequest, { id: endorser.id, isReminder: false }, tx)
}

export const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at))

/** Endorsers are asked when the form that names them is submitted. */
export async function inviteDrafts(
  tx: Db,
  platform: Platform,
  { applicationId, personId, kind }: { applicationId: Id; personId: Id; kind: FormKind },
): Promise<void> {
  if (kind !== 'join-elite') return
  for (const endorser of await selectEndorsers(tx, applicationId))
    if (isDraftEndorser(endorser.status)) await invite(tx, platform, { id: personId }, endorser)
}

/** Nobody needs to answer any more. */
export async function cancelRequests(
  tx: Db,
  { clock }: Platform,
  { applicationId }: { applicationId: Id },
): Promise<void> {
  const actor = { role: 'system', id: null } as const
  for (const endorser of await selectEndorsers(tx, applicationId))
    if (isAskedEndorser(endorser.status)) await moveEndorser(tx, endorser, { event: 'cancel', actor, now: clock.now() })
}

/** Somebody else's endorser does not exist. */
async function findOwn(tx: Db, viewer: Owner, id: Id): Promise<EndorserRow> {
  const endorser = found(await selectEndorser(tx, id))
  ensure(isOwnEndorser(viewer, endorser), 'not_found')
  return endorser
}

export async function removeEndorser(platform: Platform, viewer: Owner, id: Id): Promise<Endorsers> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const endorser = await findOwn(tx, viewer, id)
    if (!applicantMay(endorser, 0, clock.now()).remove) throw tooLate(noChanges)
    await deleteEndorser(tx, id)
  })
  return listEndorsers(db, platform, viewer)
}

/** The old link stops working at the same moment. */
export async function replaceEndorser(
  db: Db,
  platform: Platform,
  viewer: Owner,
  id: Id,
  given: NewEndorser,
): Promise<Endorsers> {
  await transaction(db, async (tx) => {
    const old = await findOwn(tx, viewer, id)
    const application = await lockApplication(tx, viewer)
    ensure(old.applicationId === application.id, 'not_found')
    const now = platform.clock.now()
    const changes = countChanges(await selectEndorsers(tx, application.id))
    if (changes >= MAX_CHANGES || !applicantMay(old, changes, now).replace) throw tooLate(noChanges)
    const actor = { role: 'talent', id: viewer.id } as const
    await moveEndorser(tx, old, { event: 'replace', actor, now })
    const endorser = await insert(tx, platform, viewer, application.id, given)
    await updateEndorser(tx, old.id, { replacedBy: endorser.id })
    await invite(tx, platform, viewer, endorser)
  })
  return listEndorsers(db, platform, viewer)
}

/** Brings the next automatic reminder forward; it is sent during the endorser's daytime. */
export async function remindEndorser(platform: Platform, viewer: Owner, id: Id): Promise<Endorsers> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const endorser = await findOwn(tx, viewer, id)
    const now = clock.now()
    if (!applicantMay(endorser, 0, now).remind) throw tooLate(notYet)
    await updateEndorser(tx, id, { nextReminderAt: new Date(nextDaytime(endorser.timeZone, now.getTime())) })
  })
  return listEndorsers(db, platform, viewer)
}

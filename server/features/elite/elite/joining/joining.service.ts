// Starting, sending, withdrawing an application, and pausing a membership.

import { ensureName, type Origin, sealSignature } from '#server/features/hiring/offers/signing/signatures.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { EliteStanding } from '#shared/features/elite/elite/elite.contract.ts'
import { AGREEMENT_VERSION } from '#shared/features/elite/elite/elite-agreement.ts'
import {
  type EliteEvent,
  isEliteInReview,
  isEliteMember,
  isPausedMember,
  isPreparingElite,
} from '#shared/features/elite/elite/elite-status.ts'
import { formKinds } from '#shared/features/elite/elite/elite-words.ts'
import type { CompanySignature } from '#shared/features/hiring/offers/offers.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { sealSignedAgreement } from '../agreement/agreement.jobs.ts'
import { agreementHash } from '../agreement/agreement.service.ts'
import { applicationEnded } from '../elite.events.ts'
import { applicantMay } from '../elite.policy.ts'
import {
  type ApplicationRow,
  insertApplication,
  insertForms,
  insertSignature,
  lockLive,
  selectLatest,
  selectSignature,
} from '../elite.queries.ts'
import { moveApplication } from './moving.service.ts'
import { countBlocking } from './pending-actions.ts'
import { findActions, showStanding } from './standing.service.ts'

type Owner = { id: Id }

const tooEarly = /* i18n */ {
  id: 'elite.too_early',
  message: 'You cannot apply again yet. The Elite page shows from which day you can.',
}
const notReady = /* i18n */ {
  id: 'elite.not_ready',
  message: 'Something is still missing. See your pending actions.',
}
const noApplication = /* i18n */ { id: 'elite.no_application', message: 'You have no open application.' }

/** Pressing the button twice starts one application. */
export async function startApplication(platform: Platform, viewer: Owner): Promise<EliteStanding> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    if (await lockLive(tx, viewer.id)) return
    const now = clock.now()
    const latest = await selectLatest(tx, viewer.id)
    if (latest?.reapplyAfter && latest.reapplyAfter > now) throw tooLate(tooEarly)
    const id = newId()
    const row = { id, personId: viewer.id, status: 'preparing', createdAt: now, updatedAt: now } as const
    if (!(await insertApplication(tx, row))) return
    const form = { applicationId: id, personId: viewer.id, status: 'empty', updatedAt: now } as const
    await insertForms(
      tx,
      formKinds.map((kind) => ({ ...form, kind })),
    )
  })
  return showStanding(db, platform, viewer)
}

export async function submitApplication(platform: Platform, viewer: Owner): Promise<EliteStanding> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const application = await lockLive(tx, viewer.id)
    if (!application) throw tooLate(noApplication)
    // A double click.
    if (isEliteInReview(application.status)) return
    const actions = await findActions(tx, platform, application)
    if (!applicantMay(application.status, countBlocking(actions)).submit) throw tooLate(notReady)
    const now = clock.now()
    const facts = { submittedAt: now, queuedAt: now }
    await moveApplication(tx, application, { event: 'submit', actor: talent(viewer), now, facts })
  })
  return showStanding(db, platform, viewer)
}

const talent = ({ id }: Owner) => ({ role: 'talent', id }) as const

export async function withdrawApplication(platform: Platform, viewer: Owner): Promise<EliteStanding> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const application = await lockLive(tx, viewer.id)
    // Withdrawing twice does no harm.
    if (!application) return
    const now = clock.now()
    await moveApplication(tx, application, { event: 'withdraw', actor: talent(viewer), now })
    await announce(tx, platform, applicationEnded, { applicationId: application.id })
  })
  return showStanding(db, platform, viewer)
}

export async function pauseMembership(platform: Platform, viewer: Owner, isPaused: boolean): Promise<EliteStanding> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const application = await lockLive(tx, viewer.id)
    ensure(application !== null && isEliteMember(application.status), 'status_changed_meanwhile')
    if (isPausedMember(application.status) === isPaused) return
    const event: EliteEvent = isPaused ? 'pause' : 'resume'
    await moveApplication(tx, application, { event, actor: talent(viewer), now: clock.now() })
  })
  return showStanding(db, platform, viewer)
}

const otherVersion = /* i18n */ {
  id: 'elite.other_version',
  message: 'The agreement has changed. Reload the page and read it again.',
}

export async function signAgreement(
  platform: Platform,
  { viewer, origin }: { viewer: Owner; origin: Origin },
  given: CompanySignature,
): Promise<EliteStanding> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const application = await lockPreparing(tx, viewer)
    if (await selectSignature(tx, application.id)) return
    if (given.version !== AGREEMENT_VERSION) throw tooLate(otherVersion)
    await ensureName(tx, viewer.id, given)
    const { id: applicationId } = application
    const signed = sealSignature({ previous: '', hash: agreementHash(), role: 'member', given, at: clock.now() })
    await insertSignature(tx, { applicationId, personId: viewer.id, version: given.version, ...origin, ...signed })
    await platform.jobs.send(sealSignedAgreement, { applicationId }, tx)
  })
  return showStanding(db, platform, viewer)
}

async function lockPreparing(tx: Db, viewer: Owner): Promise<ApplicationRow> {
  const application = await lockLive(tx, viewer.id)
  if (!application || !isPreparingElite(application.status)) throw tooLate(noApplication)
  return application
}

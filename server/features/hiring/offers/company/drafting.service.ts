// The company writes an offer and changes it until it is sent.

import { createHash } from 'node:crypto'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import {
  findOfferApplication,
  lockLiveApplication,
} from '#server/features/hiring/applications/offer-steps/offer-steps.service.ts'
import { nameFor } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { CompanyOffer, OfferContext, OfferDraft } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { offerPayPeriods } from '#shared/features/hiring/offers/offer-limits.ts'
import { isDraftOffer } from '#shared/features/hiring/offers/offer-status.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { canonicalTerms } from '#shared/features/hiring/offers/offer-terms.ts'
import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canMakeOffers } from '../offers.policy.ts'
import {
  insertOffer,
  lockOffer,
  type OfferRow,
  saveVersion,
  selectLiveOfferOf,
  updateOffer,
} from '../offers.queries.ts'
import { publishOffer } from '../offers.realtime.ts'
import { offerStepErrors } from '../transitions.service.ts'
import { showCompanyOffer } from './company-offers.service.ts'
import { findApprovers, offerSideOf } from './offer-side.service.ts'

export const hashOf = (terms: OfferTerms): string => createHash('sha256').update(canonicalTerms(terms)).digest('hex')

export async function showOfferContext(db: Db, viewer: Viewer, applicationId: Id): Promise<OfferContext> {
  const application = found(await findOfferApplication(db, applicationId))
  await offerSideOf(db, viewer, application)
  const { job } = application.sent
  const contact = (await findContacts(db, [application.talentId])).get(application.talentId)
  const applicant = { jobId: application.jobId, applicationId, name: contact?.name ?? '' }
  const talentName = await nameFor(db, viewer, applicant)
  return {
    application: { id: application.id, talentName, timeZone: contact?.timeZone ?? 'UTC' },
    job: { id: application.jobId, title: job.title },
    publishedPay: job.pay,
    suggested: {
      title: job.title,
      employmentType: job.employmentType,
      ...(job.engagements[0] && { engagement: job.engagements[0] }),
      ...suggestedPay(job.pay),
    },
    approvers: await findApprovers(db, application),
    liveOfferId: (await selectLiveOfferOf(db, applicationId))?.id ?? null,
  }
}

function suggestedPay(pay: JobPay | null): Partial<OfferTerms> {
  const money = pay?.max ?? pay?.min
  const period = offerPayPeriods.find((one) => one === pay?.period)
  return pay && money && period ? { ...money, period, hoursPerWeek: pay.hoursPerWeek } : {}
}

const otherApprover = /* i18n */ {
  id: 'offers.unknown_approver',
  message: 'Choose somebody who may approve offers for this job.',
}
const oneAtATime = /* i18n */ {
  id: 'offers.one_at_a_time',
  message: 'This applicant already has an offer. Change it, or withdraw it first.',
}

async function ensureApprover(tx: Db, about: { companyId: Id; jobId: Id }, approverId: Id): Promise<void> {
  const approvers = await findApprovers(tx, about)
  if (!approvers.some(({ id }) => id === approverId)) throw fieldError(['approverId'], otherApprover)
}

export async function createOffer(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  applicationId: Id,
  { terms, answerDays, approverId }: OfferDraft,
): Promise<CompanyOffer> {
  const about = found(await findOfferApplication(db, applicationId))
  ensure(canMakeOffers(await offerSideOf(db, viewer, about)))
  const id = await transaction(db, async (tx) => {
    const { jobId, companyId, talentId } = await lockLiveApplication(tx, applicationId)
    await ensureApprover(tx, about, approverId)
    const offer = await insertOffer(tx, {
      applicationId,
      jobId,
      companyId,
      talentId,
      answerDays,
      approverId,
      createdBy: viewer.id,
      updatedAt: platform.clock.now(),
    })
    if (!offer) throw tooLate(oneAtATime)
    await saveVersion(tx, { offerId: offer.id, number: 1, terms, hash: hashOf(terms) })
    publishOffer(platform, tx, offer)
    return offer.id
  })
  return showCompanyOffer(db, platform, viewer, id)
}

export async function editDraft(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { terms, answerDays, approverId }: OfferDraft,
): Promise<CompanyOffer> {
  await transaction(db, async (tx) => {
    const offer: OfferRow = found(await lockOffer(tx, id))
    ensure(canMakeOffers(await offerSideOf(tx, viewer, offer)))
    if (!isDraftOffer(offer.status)) throw tooLate(offerStepErrors[offer.status])
    await lockLiveApplication(tx, offer.applicationId)
    await ensureApprover(tx, offer, approverId)
    await saveVersion(tx, { offerId: id, number: offer.version, terms, hash: hashOf(terms) })
    const changed = await updateOffer(tx, id, { answerDays, approverId, updatedAt: platform.clock.now() })
    publishOffer(platform, tx, changed)
  })
  return showCompanyOffer(db, platform, viewer, id)
}

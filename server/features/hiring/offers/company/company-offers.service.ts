// Offers as the company reads them.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import { findOfferApplication } from '#server/features/hiring/applications/offer-steps/offer-steps.service.ts'
import { findHiddenJobs, hidesNames } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { CompanyOffer, CompanyOffersQuery } from '#shared/features/hiring/offers/company-offers.contract.ts'
import {
  type CompanyOfferStep,
  companyOfferSteps,
  isDraftOffer,
  isOpenOffer,
  needsCountersignature,
  offerStatusMachine,
} from '#shared/features/hiring/offers/offer-status.ts'
import type { OfferCard } from '#shared/features/hiring/offers/offer-view.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { canApprove, canApproveOffers, canMakeOffers, canReadOffers, canWithdrawOffers } from '../offers.policy.ts'
import { presentCards, presentDetail } from '../offers.presenter.ts'
import { type OfferRow, selectLatestOfferOf, selectOfCompany, selectOffer } from '../offers.queries.ts'
import { findApprovers, offerSideOf } from './offer-side.service.ts'
import { cardWithoutName, offerWithoutName } from './offer-without-name.ts'

export async function listCompanyOffers(
  db: Db,
  viewer: Viewer,
  company: OwnCompany,
  { show, cursor, limit }: CompanyOffersQuery,
): Promise<Page<OfferCard>> {
  ensure(canReadOffers({ companyStatus: company.status, memberRole: company.role }))
  const rows = await selectOfCompany(db, company.id, { show, before: cursor, limit: limit + 1 })
  const nameless = await findHiddenJobs(db, viewer)
  const cards = (await presentCards(db, rows)).map((card) => (nameless.has(card.job.id) ? cardWithoutName(card) : card))
  return toPage(cards, limit, (card) => card)
}

export async function showCompanyOffer(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<CompanyOffer> {
  const offer = found(await selectOffer(db, id))
  return presentForCompany(db, platform, viewer, offer, await offerSideOf(db, viewer, offer))
}

/** Null if the applicant never had one. */
export async function findLatestOffer(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  applicationId: Id,
): Promise<CompanyOffer | null> {
  const offer = await selectLatestOfferOf(db, applicationId)
  return offer && presentForCompany(db, platform, viewer, offer, await offerSideOf(db, viewer, offer))
}

async function presentForCompany(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  offer: OfferRow,
  side: CompanySide,
): Promise<CompanyOffer> {
  const full = await presentDetail(db, platform, offer, 'company')
  const detail = (await hidesNames(db, viewer, offer.jobId)) ? offerWithoutName(full) : full
  const people = [offer.createdBy, offer.approverId].flatMap((personId) => personId ?? [])
  const names = await findVerifiedNames(db, people)
  const memberOf = (personId: Id | null) =>
    personId === null ? null : { id: personId, name: names.get(personId) ?? '' }
  const isOnGoing = isLive((await findOfferApplication(db, offer.applicationId))?.status)
  const { status } = offer
  return {
    ...detail,
    answerDays: offer.answerDays,
    createdBy: memberOf(offer.createdBy),
    approver: memberOf(offer.approverId),
    returnNote: offer.returnNote,
    can: {
      edit: isDraftOffer(status) && canMakeOffers(side) && isOnGoing,
      revise: isOpenOffer(status) && canApproveOffers(side) && isOnGoing,
      countersign: needsCountersignature(status) && canApproveOffers(side) && isOnGoing,
      decideExtension: isOpenOffer(status) && detail.extension?.isGranted === null && canMakeOffers(side) && isOnGoing,
      steps: isOnGoing ? await stepsFor(db, viewer, offer, side) : [],
    },
  }
}

async function stepsFor(db: Db, viewer: Viewer, offer: OfferRow, side: CompanySide): Promise<CompanyOfferStep[]> {
  const approvers = (await findApprovers(db, offer)).map(({ id }) => id)
  const events = eventsFor(offerStatusMachine, offer.status, 'company')
  return companyOfferSteps.filter((step) => {
    if (!events.includes(step)) return false
    if (step === 'approve') return canApprove(viewer, offer, { side, approvers })
    return step === 'withdraw' ? canWithdrawOffers(side) : canMakeOffers(side)
  })
}

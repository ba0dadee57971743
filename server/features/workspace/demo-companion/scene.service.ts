// What the companion knows before each step: the application, the member it plays, and whose turn it is.

import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import {
  findParties,
  openForCompany,
} from '#server/features/hiring/applications/company/company-applications.service.ts'
import { listCompanyRequests } from '#server/features/hiring/interviews/requests/asking.service.ts'
import { findLatestOffer } from '#server/features/hiring/offers/company/company-offers.service.ts'
import { findHiringMembers, listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import { listForCompany } from '#server/features/skills/assessments/company/company-assessments.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import {
  type CompanyInterviewRequest,
  interviewRequests,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { awaitsTalentReply, isCountered } from '#shared/features/hiring/interviews/request-status.ts'
import type { CompanyOffer } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { awaitsCompany, awaitsTalentAnswer } from '#shared/features/hiring/offers/offer-status.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { companyAssessments } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import type { CompanionEnding } from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectEnding } from './demo-companion.queries.ts'
import type { Progress, SceneProgress } from './script.ts'

/** A top-level domain that nobody can own: only people of the demo world have it. */
const DEMO_ADDRESS = /\.example$/

export type Scene = {
  application: CompanyApplication
  member: Identity
  company: OwnCompany
  talentId: Id
  ending: CompanionEnding
  /** The latest ones. */
  request: CompanyInterviewRequest | null
  offer: CompanyOffer | null
  progress: SceneProgress
}

/** Null once it is switched off, and for companies with real members. */
export async function setScene(tx: Db, platform: Platform, applicationId: Id): Promise<Scene | null> {
  const { talentId, companyId } = (await findParties(tx, applicationId)) ?? {}
  if (!talentId || !companyId) return null
  const ending = await selectEnding(tx, talentId)
  const [memberId] = await findHiringMembers(tx, companyId)
  if (ending === null || memberId === undefined) return null
  const member = await presentPerson(tx, memberId)
  if (!DEMO_ADDRESS.test(member.email)) return null
  const application = await openForCompany(tx, member, platform.clock.now(), applicationId)
  const company = found((await listOwnCompanies(tx, member)).find(({ id }) => id === companyId))
  const request = await latestRequest(tx, platform, member, company, applicationId)
  const offer = await findLatestOffer(tx, platform, member, applicationId)
  const progress = {
    test: await testProgress(tx, member, company, applicationId),
    interview: requestProgress(request),
    offer: offerProgress(offer),
  }
  return { application, member, company, talentId, ending, request, offer, progress }
}

async function latestRequest(tx: Db, platform: Platform, member: Identity, company: OwnCompany, applicationId: Id) {
  for (const show of ['open', 'closed'] as const) {
    const query = { ...interviewRequests.listOfCompany.query.parse({ show, limit: 1 }), applicationId }
    const [request] = (await listCompanyRequests(tx, platform, member, company, query)).items
    if (request) return request
  }
  return null
}

function requestProgress(request: CompanyInterviewRequest | null): Progress {
  if (!request) return 'none'
  if (awaitsTalentReply(request.status)) return 'waiting'
  return isCountered(request.status) ? 'answered' : 'over'
}

function offerProgress(offer: CompanyOffer | null): Progress {
  if (!offer) return 'none'
  if (awaitsTalentAnswer(offer.status)) return 'waiting'
  return awaitsCompany(offer.status) ? 'answered' : 'over'
}

async function testProgress(tx: Db, member: Identity, company: OwnCompany, applicationId: Id): Promise<Progress> {
  const has = async (show: 'open' | 'done') => {
    const query = companyAssessments.list.query.parse({ show, limit: 1, applicationId })
    return (await listForCompany(tx, member, company, query)).items.length > 0
  }
  if (await has('open')) return 'waiting'
  return (await has('done')) ? 'over' : 'none'
}

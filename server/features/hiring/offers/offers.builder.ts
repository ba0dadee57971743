// Builds offers for tests through HTTP, as the people would.

import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { CompanyOffer } from '#shared/features/hiring/offers/company-offers.contract.ts'
import type { CompanyOfferStep } from '#shared/features/hiring/offers/offer-status.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import type { TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

export const OWN_OFFERS = '/talent/api/offers'
export const COMPANY_OFFERS = '/company/api/offers'

export const someTerms = (named: Partial<OfferTerms> = {}): OfferTerms => ({
  title: 'Backend engineer',
  employmentType: 'full_time',
  engagement: 'employee_eor',
  amount: 5_800_00,
  currency: 'EUR',
  period: 'month',
  hoursPerWeek: 40,
  startOn: '2027-01-04',
  endOn: null,
  leaveDays: 28,
  trialDays: 90,
  noticeDays: 30,
  signOn: null,
  bonus: '',
  equity: { kind: 'options', units: 2_000, vestMonths: 48, cliffMonths: 12 },
  benefits: ['Health insurance for your family'],
  equipment: 'EUR 1,800 to spend',
  workRule: 'Remote, core hours 10:00–14:00 East Africa Time',
  law: 'KE',
  letter: 'Thank you for the talks. We are glad to offer you this role.',
  ...named,
})

export const step = ({ visitor }: BuiltPerson, id: Id, event: CompanyOfferStep, note = '') =>
  visitor.post(`${COMPANY_OFFERS}/${id}/status`, { event, note })

type Options = Parameters<typeof anApplication>[1] & { terms?: Partial<OfferTerms> }

export async function aDraftOffer(test: TestApp, { terms, ...given }: Options = {}) {
  const { id: applicationId, talent, owner, company, job } = await anApplication(test, given)
  const answer = await owner.visitor.post(`/company/api/applications/${applicationId}/offers`, {
    terms: someTerms(terms),
    answerDays: 7,
    approverId: owner.id,
  })
  return { id: answer.json<CompanyOffer>().id, applicationId, talent, owner, company, job, answer }
}

/** The owner is the only one who could approve it, so they may. */
export async function aSentOffer(test: TestApp, given: Options = {}) {
  const built = await aDraftOffer(test, given)
  for (const event of ['submit', 'approve', 'send'] as const) await step(built.owner, built.id, event)
  return built
}

/** The name that every person built for tests has. */
const signature = (named: object) => ({ name: 'Wanjiru Kamau', method: 'typed', version: 1, hasRead: true, ...named })

export const sign = (person: BuiltPerson, id: Id, named: object = {}) =>
  person.visitor.post(`${OWN_OFFERS}/${id}/signature`, signature(named))

export const countersign = (person: BuiltPerson, id: Id, named: object = {}) =>
  person.visitor.post(`${COMPANY_OFFERS}/${id}/signature`, signature(named))

export const readOwn = async ({ visitor }: BuiltPerson, id: Id): Promise<TalentOffer> =>
  (await visitor.get(`${OWN_OFFERS}/${id}`)).json<TalentOffer>()

export const readAsCompany = async ({ visitor }: BuiltPerson, id: Id): Promise<CompanyOffer> =>
  (await visitor.get(`${COMPANY_OFFERS}/${id}`)).json<CompanyOffer>()

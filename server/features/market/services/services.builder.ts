import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { expectOk, prove } from '#server/features/elite/elite/elite.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { OwnService, ServiceContent } from '#shared/features/market/services/own-services.contract.ts'
import { moveService } from './moving.service.ts'
import { selectService } from './services.queries.ts'

export const SERVICES = '/talent/api/services'
export const OWN_SERVICES = '/talent/api/own-services'

const DESCRIPTION = 'I read your code as a new colleague would and write down what I would change, and why. '.repeat(4)

export const serviceOf = (given: Partial<ServiceContent> = {}): ServiceContent => ({
  title: 'API review with a written report',
  category: 'code',
  description: DESCRIPTION.trim(),
  skills: ['REST APIs'],
  languages: ['en'],
  currency: 'USD',
  tax: 'none',
  tiers: [
    { price: 12_000, days: 2, revisions: 1, includes: ['One endpoint'] },
    { price: 24_000, days: 4, revisions: 2, includes: ['Up to 8 endpoints', 'A report'] },
  ],
  addons: [{ title: 'A call of 30 minutes', price: 4_000, days: 1 }],
  faq: [{ question: 'Do you sign an NDA?', answer: 'Yes.' }],
  ...given,
})

/** May publish: identity and a badge. */
export async function aSeller(test: TestApp): Promise<BuiltPerson> {
  const seller = await aVerifiedTalent(test)
  await prove(test, seller)
  return seller
}

export const aDraftService = async ({ visitor }: BuiltPerson, given: Partial<ServiceContent> = {}) =>
  (await expectOk(visitor.post(OWN_SERVICES, serviceOf(given)))).json<OwnService>()

export const stepOf = ({ visitor }: BuiltPerson, id: string, event: string, more: object = {}) =>
  visitor.post(`${OWN_SERVICES}/${id}/status`, { event, ...more })

/** On the marketplace, approved without an operator looking at it. */
export async function aLiveService(test: TestApp, given: Partial<ServiceContent> = {}, by?: BuiltPerson) {
  const seller = by ?? (await aSeller(test))
  const { id } = await aDraftService(seller, given)
  await expectOk(stepOf(seller, id, 'submit'))
  const row = await selectService(test.platform.db, id)
  if (!row) throw new Error('the service is gone')
  const actor = { role: 'operator', id: null } as const
  await moveService(test.platform.db, row, { event: 'approve', actor, now: test.clock.now() })
  return { seller, id, path: `${SERVICES}/${id}`, ownPath: `${OWN_SERVICES}/${id}` }
}

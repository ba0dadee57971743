// Orders in different states: of the demo talent on both sides, and of a company.

import { saveOwnBilling } from '#server/features/market/invoices/billing/billing.service.ts'
import { placeOrder } from '#server/features/market/orders/placing/placing.service.ts'
import { findOfCompany, findOwn } from '#server/features/market/orders/reading/reading.service.ts'
import { reviewOrder, stepOrder } from '#server/features/market/orders/steps/steps.service.ts'
import { showService } from '#server/features/market/services/browsing/browsing.service.ts'
import { findServiceIds } from '#server/features/market/services/browsing/orderable.service.ts'
import { listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import type { PartyStep } from '#shared/features/market/orders/order-limits.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { demoOwner, demoSecondTalent, demoTalent } from '../demo-accounts.ts'
import { clockAt, type Seed, type SeedPerson } from '../seed-world.ts'

type Step = { by: 'buyer' | 'seller'; event: PartyStep; text?: string; daysAgo: number }
type Story = { title: string; note: string; daysAgo: number; steps: readonly Step[]; review?: string }

const delivered: Story = {
  title: 'API review with a written report',
  note: 'It is the API of my side project. I would like to know what to fix first.',
  daysAgo: 9,
  steps: [
    { by: 'seller', event: 'accept', daysAgo: 8.5 },
    { by: 'seller', event: 'ask_details', text: 'Which endpoints matter most to you?', daysAgo: 8.4 },
    { by: 'buyer', event: 'send_details', text: 'Everything about payouts, please.', daysAgo: 8 },
    { by: 'seller', event: 'deliver', text: 'The report has five pages. Start with chapter two.', daysAgo: 4 },
  ],
}
const inProgress: Story = {
  title: 'Mock interview with written feedback',
  note: 'For a senior backend role.',
  daysAgo: 2,
  steps: [
    { by: 'seller', event: 'accept', daysAgo: 1.5 },
    { by: 'seller', event: 'start', daysAgo: 1 },
  ],
}
const requested: Story = {
  title: 'Docker setup for your team, documented',
  note: 'We are four people and everybody starts the project differently.',
  daysAgo: 0.5,
  steps: [],
}
const ofCompany: readonly Story[] = [
  {
    title: 'Threat model of one feature',
    note: 'The feature is our new refund flow.',
    daysAgo: 30,
    steps: [
      { by: 'seller', event: 'accept', daysAgo: 29.5 },
      { by: 'seller', event: 'start', daysAgo: 29 },
      { by: 'seller', event: 'deliver', text: 'Two pages and a drawing.', daysAgo: 27 },
      { by: 'buyer', event: 'complete', daysAgo: 25 },
    ],
    review: 'Found two things our own review had missed, and explained them well.',
  },
  {
    title: 'Postgres slow-query rescue',
    note: 'Our ledger report takes forty seconds.',
    daysAgo: 3,
    steps: [
      { by: 'seller', event: 'accept', daysAgo: 2.5 },
      { by: 'seller', event: 'ask_details', text: 'Please send the plan of the query.', daysAgo: 2 },
    ],
  },
]

export const seedOrders: Seed = async (platform, world) => {
  const [talent, second, owner] = [demoTalent, demoSecondTalent, demoOwner].map((account) => world.person(account))
  if (!talent || !second || !owner) return
  const company = (await listOwnCompanies(platform.db, owner)).find(({ id }) => id === world.companyIds.get('fjordpay'))
  await sellersSayHowToInvoice(platform, talent)
  await play(platform, talent, null, delivered)
  await play(platform, talent, null, inProgress)
  await play(platform, second, null, requested)
  for (const story of ofCompany) await play(platform, owner, found(company), story)
}

/** So that the finished orders have invoices. */
async function sellersSayHowToInvoice(platform: Platform, talent: SeedPerson): Promise<void> {
  const { db } = platform
  const [title] = ofCompany.map((story) => story.title)
  const serviceId = found((await findServiceIds(db, [found(title)])).get(found(title)))
  const { seller } = await showService(db, platform, talent, serviceId)
  const country = seller.country === null ? null : countryCode.parse(seller.country)
  const address = {
    street: '',
    postcode: '',
    city: '',
    vatId: '',
    taxNumber: '',
    taxRate: 0,
    reverseCharge: false,
    taxNote: '',
  }
  const terms = {
    tax: 'none',
    payWithin: 14,
    payTo: 'By bank transfer; I will send you the account in a message.',
  } as const
  await saveOwnBilling(platform, seller, { ...address, ...terms, name: seller.name, country: country ?? 'KE' })
  const own = {
    street: 'Ngong Road 12',
    postcode: '00100',
    city: 'Nairobi',
    country: 'KE',
    taxNumber: 'A001234567Z',
  } as const
  await saveOwnBilling(platform, talent, { ...address, ...terms, ...own, name: demoTalent.name })
}

async function play(platform: Platform, buyer: SeedPerson, company: OwnCompany | null, story: Story): Promise<void> {
  const { db } = platform
  const at = (daysAgo: number): Platform => ({
    ...platform,
    clock: clockAt(new Date(platform.clock.now().getTime() - daysAgo * DAY)),
  })
  const serviceId = found((await findServiceIds(db, [story.title])).get(story.title))
  const { tiers, seller } = await showService(db, platform, buyer, serviceId)
  const { name, price } = found(tiers[0])
  const body = { serviceId, tier: name, addonIds: [], price, note: story.note }
  const { id } = await placeOrder(db, at(story.daysAgo), { viewer: buyer, company }, body)
  const asBuyer = () => (company ? findOfCompany(db, company, id) : findOwn(db, buyer, id))
  for (const { by, event, text = '', daysAgo } of story.steps) {
    const actor = by === 'buyer' ? buyer : { id: seller.id }
    const reader = by === 'buyer' ? await asBuyer() : await findOwn(db, actor, id)
    await stepOrder(at(daysAgo), actor, reader, { event, text, fileIds: [] })
  }
  if (story.review) await reviewOrder(at(24), buyer, await asBuyer(), { stars: 5, text: story.review })
}

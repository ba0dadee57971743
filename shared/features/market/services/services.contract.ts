import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { queryList } from '#shared/kit/text/query-list.ts'
import {
  MAX_SERVICE_SEARCH,
  paymentMethods,
  serviceCategories,
  serviceFilters,
  serviceSorts,
  taxRules,
  tierNames,
} from './service-kinds.ts'
import { serviceStatuses } from './service-status.ts'

/** In the smallest unit of the service's currency. */
const price = z.number()

export const shownTier = z.object({
  name: z.enum(tierNames),
  price,
  days: z.number(),
  revisions: z.number(),
  includes: z.array(z.string()),
})
export type ShownTier = z.output<typeof shownTier>

const shownAddon = z.object({ id, title: z.string(), price, days: z.number() })
export type ShownAddon = z.output<typeof shownAddon>

const seller = z.object({
  id,
  name: z.string(),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** Minutes after midnight in their time zone; null if they have not said. */
  hours: z.object({ from: z.number(), to: z.number() }).nullable(),
  isIdentityChecked: z.boolean(),
})
export type Seller = z.output<typeof seller>

const serviceCard = z
  .object({
    id,
    title: z.string(),
    category: z.enum(serviceCategories),
    status: z.enum(serviceStatuses),
    pausedUntil: z.iso.date().nullable(),
    currency: z.string(),
    /** The price of the cheapest tier. */
    fromPrice: price,
    /** The days of the fastest tier. */
    fastestDays: z.number(),
    tax: z.enum(taxRules),
    /** Finished orders of this service. */
    completed: z.number(),
    onTime: z.number(),
    seller,
  })
  .meta({ id: 'ServiceCard' })
export type ServiceCard = z.output<typeof serviceCard>

const service = serviceCard
  .extend({
    html: z.string(),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
    tiers: z.array(shownTier),
    addons: z.array(shownAddon),
    /** Tests the seller has passed, best first. */
    badges: z.array(z.object({ name: z.string(), slug: z.string(), level: z.number() })),
    isOwn: z.boolean(),
    /** How an order placed now is paid. */
    payBy: z.enum(paymentMethods),
    /** How long the seller usually takes to answer an order; null before the first few. */
    answerMinutes: z.number().nullable(),
    /** A conversation with the seller can be started. */
    canAsk: z.boolean(),
  })
  .meta({ id: 'Service' })
export type Service = z.output<typeof service>

const listQuery = pageQuery.extend({
  text: z.string().trim().max(MAX_SERVICE_SEARCH).optional(),
  /** Only sellers who can be paid from the country you live in. */
  isPayable: z.stringbool().default(false),
  /** Only sellers whose identity has been checked. */
  isChecked: z.stringbool().default(false),
  category: queryList(z.enum(serviceCategories), serviceCategories.length),
  /** The highest price, in whole units of `currency`. */
  maxPrice: z.coerce.number().int().min(1).max(100_000_000).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** Ready within so many days. */
  within: z.coerce.number().int().min(1).max(90).optional(),
  /** At least so many working hours in common with you today. Sellers who have not said when they work are left out. */
  sharedHours: z.coerce.number().int().min(1).max(12).optional(),
  sort: z.enum(serviceSorts).default('newest'),
  cursor: id.optional(),
})
export type ServicesQuery = z.output<typeof listQuery>

const servicesPage = pageOf(serviceCard).extend({
  total: z.number(),
  /** How many match in each category, whichever of them are chosen. */
  categories: z.record(z.enum(serviceCategories), z.number()),
  /** How many cost up to each of `priceSteps` and more than the one before, whatever the highest price; at the end, how many cost more. */
  prices: z.array(z.number()),
  /** If nothing matches: how many would without one of the filters, where that helps. */
  without: z.array(z.object({ filter: z.enum(serviceFilters), count: z.number() })),
})
export type ServicesPage = z.output<typeof servicesPage>

/** The counts on the tabs of the marketplace. */
const marketCounts = z
  .object({
    services: z.number(),
    /** Those that work where you live. */
    perks: z.number(),
    /** Services you offer, drafts included. */
    mine: z.number(),
    /** Open orders, bought and sold. */
    orders: z.number(),
  })
  .meta({ id: 'MarketCounts' })
export type MarketCounts = z.output<typeof marketCounts>

export const services = {
  counts: endpoint({
    method: 'GET',
    path: '/talent/api/marketplace/counts',
    guard: 'verified',
    summary: 'How many services, perks, own services and open orders there are.',
    response: marketCounts,
  }),
  list: endpoint({
    method: 'GET',
    path: '/talent/api/services',
    guard: 'verified',
    summary: 'Services that can be ordered, with filters and counts.',
    query: listQuery,
    response: servicesPage,
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/services/:id',
    guard: 'verified',
    summary: 'One service with tiers, add-ons and the badges of its seller.',
    params: z.object({ id }),
    response: service,
  }),
}

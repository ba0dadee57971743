export const serviceCategories = ['code', 'data', 'design', 'writing', 'career', 'paperwork'] as const
export type ServiceCategory = (typeof serviceCategories)[number]

export const tierNames = ['basic', 'standard', 'premium'] as const
export type TierName = (typeof tierNames)[number]

/** What the seller says about tax on top of the price. */
export const taxRules = ['none', 'included', 'added', 'unknown'] as const
export type TaxRule = (typeof taxRules)[number]

/** How an order is paid: by the seller's invoice after the work, or by card before it, where the installation takes payments. */
export const paymentMethods = ['invoice', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What a search can be narrowed by. */
export const serviceFilters = [
  'text',
  'isPayable',
  'isChecked',
  'category',
  'maxPrice',
  'within',
  'sharedHours',
] as const
export type ServiceFilter = (typeof serviceFilters)[number]

export const serviceSorts = ['newest', 'price', 'fastest'] as const
export type ServiceSort = (typeof serviceSorts)[number]

/** The upper bounds in the distribution of prices, in whole euros. */
export const priceSteps = [25, 50, 75, 100, 150, 200, 300, 500, 1000] as const

/** Choices of the filter "Ready within", in days. */
export const readyWithin = [3, 7, 30] as const

/** Choices of the filter "Shared hours with you", in hours. */
export const sharedHoursChoices = [2, 4, 6] as const

/** What an owner can do with a service; operators approve and reject. */
export const ownServiceSteps = ['submit', 'revise', 'pause', 'resume', 'retire'] as const
export type OwnServiceStep = (typeof ownServiceSteps)[number]

/** What has to be done before a service can be sent in. */
export const publishingChecks = ['details', 'identity', 'badge', 'limit', 'price'] as const
export type PublishingCheck = (typeof publishingChecks)[number]

export const MIN_TITLE = 10
export const MAX_TITLE = 80
export const MIN_DESCRIPTION = 200
export const MAX_DESCRIPTION = 5000
export const MAX_SKILLS = 8
export const MAX_SKILL = 40
export const MAX_LANGUAGES = 6
export const MAX_FAQ = 8
export const MAX_FAQ_QUESTION = 150
export const MAX_FAQ_ANSWER = 600
export const MAX_INCLUDES = 10
export const MAX_INCLUDED = 80
export const MAX_DELIVERY_DAYS = 90
export const MAX_REVISIONS = 10
export const MAX_ADDONS = 6
export const MAX_ADDON_TITLE = 80
/** In the smallest unit of the currency: enough for any price, and its sums stay exact. */
export const MAX_PRICE = 1_000_000_000_000
export const MAX_OFFERED = 10
export const MAX_KEPT = 40
export const MAX_SERVICE_SEARCH = 80
/** The lowest price, so that no offer is a lure: 5 US dollars or the equivalent. */
export const LOWEST_PRICE = { amount: 500, currency: 'USD' } as const
export const REVIEW_HOURS = 48
export const MAX_PAUSE_DAYS = 180

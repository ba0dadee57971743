import type { QueryClient } from '@tanstack/react-query'
import type { ownServices } from '#shared/features/market/services/own-services.contract.ts'
import {
  MAX_SERVICE_SEARCH,
  readyWithin,
  type ServiceCategory,
  type ServiceSort,
  serviceCategories,
  serviceSorts,
  sharedHoursChoices,
} from '#shared/features/market/services/service-kinds.ts'
import type { services } from '#shared/features/market/services/services.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const MARKETPLACE = '/marketplace'

export type ServiceFilters = {
  text: string
  /** Only sellers who can be paid from the reader's country. */
  isPayable: boolean
  /** Only sellers whose identity has been checked. */
  isChecked: boolean
  /** Empty means all categories. */
  categories: readonly ServiceCategory[]
  /** In whole units of `currency`. */
  maxPrice: number | null
  /** The one the limit was chosen in: a link means the same to everybody. */
  currency: string | null
  within: number | null
  /** At least so many working hours in common with the reader. */
  sharedHours: number | null
  sort: ServiceSort
}

export const noFilters: ServiceFilters = {
  text: '',
  isPayable: false,
  isChecked: false,
  categories: [],
  maxPrice: null,
  currency: null,
  within: null,
  sharedHours: null,
  sort: 'newest',
}

const HIGHEST = 100_000_000

/** Invalid values in the address are ignored. */
export function readFilters(params: URLSearchParams): ServiceFilters {
  const price = Number(params.get('maxPrice'))
  const hasPrice = Number.isInteger(price) && price > 0 && price <= HIGHEST
  // Comma-separated in links; the form without scripts sends the name several times.
  const chosen: readonly string[] = params.getAll('category').flatMap((one) => one.split(','))
  const currency = /^[A-Z]{3}$/.exec(params.get('currency') ?? '')?.[0] ?? null
  return {
    text: (params.get('text') ?? '').trim().slice(0, MAX_SERVICE_SEARCH),
    isPayable: params.get('isPayable') === 'true',
    isChecked: params.get('isChecked') === 'true',
    categories: serviceCategories.filter((one) => chosen.includes(one)),
    maxPrice: hasPrice ? price : null,
    currency: hasPrice ? currency : null,
    within: readyWithin.find((one) => String(one) === params.get('within')) ?? null,
    sharedHours: sharedHoursChoices.find((one) => String(one) === params.get('sharedHours')) ?? null,
    sort: serviceSorts.find((one) => one === params.get('sort')) ?? 'newest',
  }
}

const entriesOf = (filters: ServiceFilters) => {
  const { text, isPayable, isChecked, categories, maxPrice, currency, within, sharedHours, sort } = filters
  return {
    ...(text && { text }),
    ...(isPayable && { isPayable: 'true' }),
    ...(isChecked && { isChecked: 'true' }),
    ...(categories.length > 0 && { category: categories.join(',') }),
    ...(maxPrice !== null && { maxPrice }),
    ...(maxPrice !== null && currency && { currency }),
    ...(within !== null && { within }),
    ...(sharedHours !== null && { sharedHours }),
    ...(sort !== 'newest' && { sort }),
  }
}

/** How many are in use, apart from the words, which their field shows. */
export const countFilters = ({
  isPayable,
  isChecked,
  categories,
  maxPrice,
  within,
  sharedHours,
}: ServiceFilters): number =>
  categories.length +
  [isPayable, isChecked].filter(Boolean).length +
  [maxPrice, within, sharedHours].filter((one) => one !== null).length

export function addressOf(filters: ServiceFilters, service?: string): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(entriesOf(filters))) params.set(name, String(value))
  if (service) params.set('service', service)
  return params.size === 0 ? MARKETPLACE : `${MARKETPLACE}?${params}`
}

export const servicesQuery = (filters: ServiceFilters, cursor?: string) =>
  endpointQuery<typeof services.list>('GET /talent/api/services', {
    query: { limit: 20, ...entriesOf(filters), ...(cursor !== undefined && { cursor }) },
  })

export const marketCountsQuery = endpointQuery<typeof services.counts>('GET /talent/api/marketplace/counts')

export const serviceQuery = (id: string) =>
  endpointQuery<typeof services.show>('GET /talent/api/services/:id', { params: { id } })

export const ownServicesQuery = endpointQuery<typeof ownServices.list>('GET /talent/api/own-services')

export const ownServiceQuery = (id: string) =>
  endpointQuery<typeof ownServices.show>('GET /talent/api/own-services/:id', { params: { id } })

export async function refreshServices(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: ['talent', 'own-services'] }),
    cache.invalidateQueries({ queryKey: ['talent', 'services'] }),
    cache.invalidateQueries({ queryKey: marketCountsQuery.queryKey }),
  ])
}

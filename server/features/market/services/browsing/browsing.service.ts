// What buyers see: the list with its filters, and one service.

import { currentRates } from '#server/features/base/exchange-rates/exchange-rates.service.ts'
import { findProvenSkills } from '#server/features/skills/skills/proven-skills.service.ts'
import { listTests } from '#server/features/skills/skills/skills.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  priceSteps,
  type ServiceCategory,
  type ServiceFilter,
  serviceCategories,
  serviceFilters,
} from '#shared/features/market/services/service-kinds.ts'
import type { Service, ServicesPage, ServicesQuery } from '#shared/features/market/services/services.contract.ts'
import { BASE_CURRENCY, rateBetween } from '#shared/kit/exchange-rates.ts'
import type { Id } from '#shared/kit/ids.ts'
import { toPage } from '#shared/kit/pagination.ts'
import { canReadService, ownsService } from '../services.policy.ts'
import { presentCard, presentService } from '../services.presenter.ts'
import { selectActiveService } from '../services.queries.ts'
import { countByPrice, countMatching, countServices, type ServiceFilters, selectServices } from './browsing.queries.ts'
import { findSellers } from './sellers.service.ts'

const unknownCurrency = /* i18n */ { id: 'services.no_rate', message: 'There is no exchange rate for this currency.' }

async function limitInEuros(platform: Platform, { maxPrice, currency }: ServicesQuery): Promise<number | null> {
  if (maxPrice === undefined) return null
  const cross = rateBetween(await currentRates(platform), currency ?? BASE_CURRENCY, BASE_CURRENCY)
  if (!cross) throw fieldError(['currency'], unknownCurrency)
  // A price of exactly the limit belongs to it, whatever floating point makes of the two.
  return maxPrice * cross.rate * (1 + 1e-9)
}

export async function listServices(db: Db, platform: Platform, query: ServicesQuery): Promise<ServicesPage> {
  const filters = {
    text: query.text,
    category: query.category,
    within: query.within,
    maxEuro: await limitInEuros(platform, query),
  }
  const [rows, counts, prices] = await together(
    db,
    () => selectServices(db, { ...filters, sort: query.sort, cursor: query.cursor, limit: query.limit }),
    () => countServices(db, filters),
    () => countByPrice(db, filters),
  )
  const sellers = await findSellers(
    db,
    rows.map(({ personId }) => personId),
    platform.clock.now(),
  )
  const byCategory = new Map(counts.map(({ category, count }) => [category, count]))
  const countOf = (category: ServiceCategory) => byCategory.get(category) ?? 0
  const shown: readonly ServiceCategory[] = query.category.length > 0 ? query.category : serviceCategories
  const total = shown.map(countOf).reduce((sum, count) => sum + count, 0)
  return {
    ...toPage(rows, query.limit, (row) => presentCard(row, found(sellers.get(row.personId)))),
    total,
    prices: [...priceSteps, null].map((_, at) => prices.find(({ step }) => step === at)?.count ?? 0),
    without: total === 0 ? await countWithout(db, filters) : [],
    categories: Object.fromEntries(serviceCategories.map((category) => [category, countOf(category)])) as Record<
      ServiceCategory,
      number
    >,
  }
}

const withoutFilter: Record<ServiceFilter, Partial<ServiceFilters>> = {
  text: { text: undefined },
  category: { category: [] },
  maxPrice: { maxEuro: null },
  within: { within: undefined },
}

/** Only asked when nothing was found. */
async function countWithout(db: Db, filters: ServiceFilters): Promise<ServicesPage['without']> {
  const found: ServicesPage['without'] = []
  for (const filter of serviceFilters) {
    const count = await countMatching(db, { ...filters, ...withoutFilter[filter] })
    if (count > 0) found.push({ filter, count })
  }
  return found
}

export async function showService(db: Db, platform: Platform, viewer: { id: Id }, id: Id): Promise<Service> {
  const row = found(await selectActiveService(db, id))
  ensure(canReadService(viewer, row), 'not_found')
  const now = platform.clock.now()
  const [sellers, proven] = await together(
    db,
    () => findSellers(db, [row.personId], now),
    () => findProvenSkills(db, row.personId, now),
  )
  const badges = listTests()
    .items.flatMap(({ slug, name }) => {
      const level = proven.get(slug)?.level
      return level === undefined ? [] : [{ slug, name, level }]
    })
    .toSorted((one, other) => other.level - one.level)
  return presentService(row, { seller: found(sellers.get(row.personId)), badges, isOwn: ownsService(viewer, row) })
}

// What buyers see: the list with its filters, and one service.

import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findIdentity } from '#server/features/base/accounts/people.service.ts'
import { currentRates } from '#server/features/base/exchange-rates/exchange-rates.service.ts'
import { findWorkHours } from '#server/features/people/talents/talents.service.ts'
import { findProvenSkills } from '#server/features/skills/skills/proven-skills.service.ts'
import { listTests } from '#server/features/skills/skills/skills.service.ts'
import { canApproach } from '#server/features/talk/chat/conversations/approach.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided } from '#server/platform/wiring/slot.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import {
  priceSteps,
  type ServiceCategory,
  type ServiceFilter,
  serviceCategories,
  serviceFilters,
} from '#shared/features/market/services/service-kinds.ts'
import type { Service, ServicesPage, ServicesQuery } from '#shared/features/market/services/services.contract.ts'
import { dayBand } from '#shared/kit/day-band.ts'
import { BASE_CURRENCY, rateBetween } from '#shared/kit/exchange-rates.ts'
import type { Id } from '#shared/kit/ids.ts'
import { toPage } from '#shared/kit/pagination.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { canReadService, ownsService } from '../services.policy.ts'
import { presentCard, presentService } from '../services.presenter.ts'
import { selectActiveService } from '../services.queries.ts'
import {
  countByPrice,
  countMatching,
  countServices,
  type Schedule,
  type ServiceFilters,
  selectSchedules,
  selectServices,
} from './browsing.queries.ts'
import { orderFigures } from './market-slots.service.ts'
import { paymentMethodOf } from './payment-method.service.ts'
import { findSellers } from './sellers.service.ts'

const unknownCurrency = /* i18n */ { id: 'services.no_rate', message: 'There is no exchange rate for this currency.' }

async function limitInEuros(platform: Platform, { maxPrice, currency }: ServicesQuery): Promise<number | null> {
  if (maxPrice === undefined) return null
  const cross = rateBetween(await currentRates(platform), currency ?? BASE_CURRENCY, BASE_CURRENCY)
  if (!cross) throw fieldError(['currency'], unknownCurrency)
  // A price of exactly the limit belongs to it, whatever floating point makes of the two.
  return maxPrice * cross.rate * (1 + 1e-9)
}

/** Nobody, if the reader's time zone is not known. */
async function schedulesSharing(
  db: Db,
  { clock }: Platform,
  viewer: { id: Id },
  hours: number | undefined,
): Promise<Schedule[] | undefined> {
  if (hours === undefined) return undefined
  const timeZone = (await findContacts(db, [viewer.id])).get(viewer.id)?.timeZone ?? null
  const stated = (await findWorkHours(db, [viewer.id])).get(viewer.id) ?? null
  const { hours: own } = fitPerson({ country: null, timeZone }, { hours: stated, workCountries: null })
  if (!own) return []
  const date = localDateAt(own.zone, clock.now().getTime())
  return (await selectSchedules(db)).filter(
    ({ zone, ...window }) => dayBand({ date, own, other: { zone, window } }).sharedMinutes >= hours * 60,
  )
}

export async function listServices(
  db: Db,
  platform: Platform,
  viewer: { id: Id },
  query: ServicesQuery,
): Promise<ServicesPage> {
  const now = platform.clock.now()
  const filters = {
    text: query.text,
    payFrom: query.isPayable ? await findIdentity(db, viewer.id) : undefined,
    checkedAt: query.isChecked ? now : undefined,
    category: query.category,
    within: query.within,
    maxEuro: await limitInEuros(platform, query),
    schedules: await schedulesSharing(db, platform, viewer, query.sharedHours),
  }
  const [rows, counts, prices] = await together(
    db,
    () => selectServices(db, { ...filters, sort: query.sort, cursor: query.cursor, limit: query.limit }),
    () => countServices(db, filters),
    () => countByPrice(db, filters),
  )
  const [sellers, records] = await together(
    db,
    () =>
      findSellers(
        db,
        rows.map(({ personId }) => personId),
        now,
      ),
    () =>
      provided(platform, orderFigures).ofServices(
        db,
        rows.map(({ id }) => id),
      ),
  )
  const byCategory = new Map(counts.map(({ category, count }) => [category, count]))
  const countOf = (category: ServiceCategory) => byCategory.get(category) ?? 0
  const shown: readonly ServiceCategory[] = query.category.length > 0 ? query.category : serviceCategories
  const total = shown.map(countOf).reduce((sum, count) => sum + count, 0)
  return {
    ...toPage(rows, query.limit, (row) => presentCard(row, found(sellers.get(row.personId)), records.get(row.id))),
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
  isPayable: { payFrom: undefined },
  isChecked: { checkedAt: undefined },
  category: { category: [] },
  maxPrice: { maxEuro: null },
  within: { within: undefined },
  sharedHours: { schedules: undefined },
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

export async function showService(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<Service> {
  const row = found(await selectActiveService(db, id))
  ensure(canReadService(viewer, row), 'not_found')
  const now = platform.clock.now()
  const figures = provided(platform, orderFigures)
  const [sellers, proven, records, answerMinutes] = await together(
    db,
    () => findSellers(db, [row.personId], now),
    () => findProvenSkills(db, row.personId, now),
    () => figures.ofServices(db, [row.id]),
    () => figures.answerMinutes(db, row.personId),
  )
  const badges = listTests()
    .items.flatMap(({ slug, name }) => {
      const level = proven.get(slug)?.level
      return level === undefined ? [] : [{ slug, name, level }]
    })
    .toSorted((one, other) => other.level - one.level)
  return presentService(row, {
    seller: found(sellers.get(row.personId)),
    record: records.get(row.id),
    answerMinutes,
    payBy: paymentMethodOf(platform),
    badges,
    isOwn: ownsService(viewer, row),
    canAsk: await canApproach(db, viewer, row.personId),
  })
}

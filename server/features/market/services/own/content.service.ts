import { currentRates } from '#server/features/base/exchange-rates/exchange-rates.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { ServiceContent } from '#shared/features/market/services/own-services.contract.ts'
import { LOWEST_PRICE, tierNames } from '#shared/features/market/services/service-kinds.ts'
import { BASE_CURRENCY, convert, type ExchangeRates, rateBetween } from '#shared/kit/exchange-rates.ts'
import { currencyExponent } from '#shared/kit/money.ts'
import type { NewServiceRow } from '../services.queries.ts'

/** What is stored for what the owner wrote: with what searching, sorting and filtering need. */
export async function rowOf(platform: Pick<Platform, 'db' | 'clock'>, content: ServiceContent) {
  const { title, description, skills, tiers, currency } = content
  const fromPrice = Math.min(...tiers.map(({ price }) => price))
  const rates = await currentRates(platform)
  return {
    ...content,
    tiers: tiers.map((tier, at) => ({ name: found(tierNames[at]), ...tier })),
    addons: content.addons.map((addon) => ({ id: newId(), ...addon })),
    fromPrice,
    fromEuro: fromPrice / found(unitsPerEuro(rates, currency)),
    fastestDays: Math.min(...tiers.map(({ days }) => days)),
    searchText: foldText([title, description, ...skills, ...tiers.flatMap(({ includes }) => includes)].join(' ')),
  } satisfies Partial<NewServiceRow>
}

/** How many of the smallest units one euro buys. */
function unitsPerEuro(rates: ExchangeRates, currency: string): number | null {
  const cross = rateBetween(rates, BASE_CURRENCY, currency)
  return cross && cross.rate * 10 ** currencyExponent(currency)
}

export const allUnitsPerEuro = (rates: ExchangeRates): Record<string, number> =>
  Object.fromEntries(
    [BASE_CURRENCY, ...Object.keys(rates)].map((currency) => [currency, unitsPerEuro(rates, currency) ?? 1]),
  )

export async function isPriceHighEnough(
  platform: Pick<Platform, 'db' | 'clock'>,
  { fromPrice, currency }: { fromPrice: number; currency: string },
): Promise<boolean> {
  const lowest = convert(await currentRates(platform), LOWEST_PRICE, currency)
  return lowest !== null && fromPrice >= lowest.money.amount
}

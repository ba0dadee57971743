import { useLingui } from '@lingui/react/macro'
import type { ServiceFilter } from '#shared/features/market/services/service-kinds.ts'
import { formatMoney, moneyFromMajor } from '#shared/kit/money.ts'
import { addressOf, type ServiceFilters } from '../service-queries.ts'
import { useCategoryNames, usePayableText } from '../service-words.ts'

/** A filter in use, and the address without it. */
export type FilterChip = { filter: ServiceFilter; label: string; href: string }

export function useFilterChips(filters: ServiceFilters): FilterChip[] {
  const payable = usePayableText().yes
  const { t, i18n } = useLingui()
  const names = useCategoryNames()
  const { text, isPayable, isChecked, categories, within, sharedHours, maxPrice, currency } = filters
  const limit =
    maxPrice === null ? null : formatMoney(moneyFromMajor(maxPrice, currency ?? 'EUR'), i18n.locale, 'compact')
  const without = (changed: Partial<ServiceFilters>) => addressOf({ ...filters, ...changed })
  return [
    ...(text ? [{ filter: 'text' as const, label: text, href: without({ text: '' }) }] : []),
    ...(isPayable ? [{ filter: 'isPayable' as const, label: payable, href: without({ isPayable: false }) }] : []),
    ...(isChecked
      ? [{ filter: 'isChecked' as const, label: t`Identity checked`, href: without({ isChecked: false }) }]
      : []),
    ...categories.map((category) => ({
      filter: 'category' as const,
      label: names[category],
      href: without({ categories: categories.filter((one) => one !== category) }),
    })),
    ...(limit ? [{ filter: 'maxPrice' as const, label: t`Up to ${limit}`, href: without({ maxPrice: null }) }] : []),
    ...(within === null
      ? []
      : [{ filter: 'within' as const, label: t`Within ${within} days`, href: without({ within: null }) }]),
    ...(sharedHours === null
      ? []
      : [
          {
            filter: 'sharedHours' as const,
            label: t`Shared hours: ${sharedHours} or more`,
            href: without({ sharedHours: null }),
          },
        ]),
  ]
}

import { useLingui } from '@lingui/react/macro'
import type { ServiceCategory, ServiceSort, TaxRule, TierName } from '#shared/features/market/services/service-kinds.ts'
import type { ServiceStatus } from '#shared/features/market/services/service-status.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'

export function useCategoryNames(): Record<ServiceCategory, string> {
  const { t } = useLingui()
  return {
    code: t`Code and review`,
    data: t`Data`,
    design: t`Design`,
    writing: t`Writing`,
    career: t`Career help`,
    paperwork: t`Paperwork`,
  }
}

export function useTierNames(): Record<TierName, string> {
  const { t } = useLingui()
  return { basic: t`Basic`, standard: t`Standard`, premium: t`Premium` }
}

export function useSortNames(): Record<ServiceSort, string> {
  const { t } = useLingui()
  return { newest: t`Newest`, price: t`Lowest price`, fastest: t`Fastest` }
}

export function useTaxText(): Record<TaxRule, { short: string; long: string }> {
  const { t } = useLingui()
  return {
    none: { short: t`Price all in`, long: t`The seller charges no tax on top of the price.` },
    included: { short: t`Price all in`, long: t`Any tax the seller charges is included in the price.` },
    added: { short: t`Tax on top`, long: t`The seller adds tax to the price. Ask how much before you order.` },
    unknown: { short: t`Tax unclear`, long: t`The seller does not say whether tax is added to the price.` },
  }
}

/** Whether the reader can pay the seller, in a few words. */
export function usePayableText(): Record<'yes' | 'no' | 'unknown', string> {
  const { t, i18n } = useLingui()
  const code = useIdentity()?.country ?? null
  const country =
    code === null ? null : (displayNames(i18n.locale, { type: 'region', fallback: 'code' }).of(code) ?? code)
  return {
    yes: country === null ? t`Payable from your country` : t`Payable from ${country}`,
    no: country === null ? t`Not payable from your country` : t`Not payable from ${country}`,
    unknown: t`Payment unclear`,
  }
}

export function useServiceStatusNames(): Record<ServiceStatus, string> {
  const { t } = useLingui()
  return {
    draft: t`Draft`,
    in_review: t`Being reviewed`,
    live: t`On the marketplace`,
    paused: t`Paused`,
    rejected: t`Needs changes`,
    retired: t`Retired`,
  }
}

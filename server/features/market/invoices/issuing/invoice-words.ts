import type { I18n } from '@lingui/core'
import type { TierName } from '#shared/features/market/services/service-kinds.ts'

export const tierName = (i18n: I18n, tier: TierName): string =>
  i18n._({
    id: 'invoices.tier',
    message: '{tier, select, basic {Basic} standard {Standard} other {Premium}}',
    values: { tier },
  })

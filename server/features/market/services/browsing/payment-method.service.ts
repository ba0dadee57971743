import type { Platform } from '#server/platform/platform.ts'
import type { PaymentMethod } from '#shared/features/market/services/service-kinds.ts'

export const paymentMethodOf = ({ config }: Pick<Platform, 'config'>): PaymentMethod =>
  config.payments ? 'card' : 'invoice'

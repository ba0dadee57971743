import type { Platform } from '#server/platform/platform.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createStripe } from './stripe/stripe.ts'

/** Null: this installation takes no payments. */
export const findProvider = ({ config, outbound }: Pick<Platform, 'config' | 'outbound'>): PaymentProvider | null =>
  config.payments && createStripe(config.payments, outbound)

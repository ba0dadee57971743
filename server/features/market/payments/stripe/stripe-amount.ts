// Stripe counts in the smallest unit of a currency as well, with a few exceptions: https://docs.stripe.com/currencies

import { currencyExponent, type Money } from '#shared/kit/money.ts'
import { PaymentRejected } from '../payment-provider.ts'

const exponents: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }

const exponentOf = (currency: string): number => exponents[currency] ?? currencyExponent(currency)

export function toStripe({ amount, currency }: Money): { unit_amount: string; currency: string } {
  const converted = amount * 10 ** (exponentOf(currency) - currencyExponent(currency))
  const isThreeDecimal = exponentOf(currency) === 3
  if (!Number.isSafeInteger(converted) || (isThreeDecimal && converted % 10 !== 0))
    throw new PaymentRejected(`${currency} amounts have to be rounder`)
  return { unit_amount: String(converted), currency: currency.toLowerCase() }
}

export function fromStripe(amount: number, code: string): Money {
  const currency = code.toUpperCase()
  return { amount: Math.round(amount * 10 ** (currencyExponent(currency) - exponentOf(currency))), currency }
}

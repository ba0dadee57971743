// Profile basics, and how the product looks to a person. Stored with the account, so they apply on every device.

import { z } from 'zod'
import { identity } from '#shared/access/identity.ts'
import { endpoint } from '#shared/endpoint.ts'
import { MAX_CITY_LENGTH, MAX_NAME_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { locales } from '#shared/kit/locales.ts'
import { isCurrency } from '#shared/kit/money.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'
import { densities, themes, timeFormats } from '#shared/site.ts'

const name = singleLine(1, MAX_NAME_LENGTH)

const timeZone = z.string().refine(isTimeZone, {
  params: /* i18n */ { id: 'validation.time_zone', message: 'Choose a time zone from the list.' },
})

const currency = z.string().refine(isCurrency, {
  params: /* i18n */ { id: 'validation.currency', message: 'Choose a currency from the list.' },
})

/** Omitted fields stay unchanged. */
export const basicsChange = z
  .object({
    name,
    calledName: name,
    country: countryCode.nullable(),
    city: z
      .string()
      .trim()
      .max(MAX_CITY_LENGTH)
      .transform((text) => text || null)
      .nullable(),
    timeZone: timeZone.nullable(),
    locale: z.enum(locales),
    currency: currency.nullable(),
    theme: z.enum(themes),
    density: z.enum(densities),
    timeFormat: z.enum(timeFormats),
  })
  .partial()
  .strict()
export type BasicsChange = z.output<typeof basicsChange>

export const preferences = {
  changeBasics: endpoint({
    method: 'PATCH',
    path: '/shared/api/settings/basics',
    guard: 'auth',
    summary: 'Changes your name, location, time zone, language, currency, theme, density or time format.',
    body: basicsChange,
    response: identity,
  }),
}

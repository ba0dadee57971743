import { countryInZone, currencyOf } from '#server/features/base/reference/reference.service.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { IdentityRow } from './accounts.queries.ts'

export const presentIdentity = (person: IdentityRow): Identity => ({
  id: person.id,
  name: person.name,
  calledName: person.calledName,
  email: person.email,
  email_verified_at: person.emailVerifiedAt?.toISOString() ?? null,
  roles: person.roles,
  country: person.country,
  city: person.city,
  timeZone: person.timeZone,
  locale: person.locale,
  theme: person.theme,
  density: person.density,
  timeFormat: person.timeFormat,
  currency: person.currency,
  homeCurrency: person.currency ?? currencyAtHome(person),
  isOnboarded: person.onboardedAt !== null,
  deletionAt: person.deletionAt?.toISOString() ?? null,
})

/** Until a person enters their country, it is inferred from their time zone if only one country uses it. */
function currencyAtHome({ country, timeZone }: IdentityRow): string | null {
  const assumed = country ?? (timeZone && countryInZone(timeZone)?.code)
  return assumed ? currencyOf(assumed) : null
}

import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'

export type CountryName = { code: string; name: string }

let known: Promise<CountryName[]> | undefined

/** Sorted by the server: browsers may order and spell them differently, which would break hydration. */
export async function loadCountryNames(client: SessionClient): Promise<CountryName[]> {
  const countries = await callApi<typeof reference.countries>(client, 'GET /shared/api/countries')
  return countries.map(({ code, name }) => ({ code, name }))
}

/** Neither the names nor the language change while a document is open. */
export function loadCountryNamesOnce(client: SessionClient): Promise<CountryName[]> {
  known ??= loadCountryNames(client)
  known.catch(() => (known = undefined))
  return known
}

import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'

/** A line `KE Kenya` for each: the router encodes one text faster than five hundred values. */
export type CountryNames = string

/** By language. They do not change while a document is open, or while the server runs. */
const known = new Map<string, Promise<CountryNames>>()

/** Sorted by the server: browsers may order and spell them differently, which would break hydration. */
export function loadCountryNames(client: SessionClient, locale: string): Promise<CountryNames> {
  const loading = known.get(locale) ?? load(client)
  known.set(locale, loading)
  loading.catch(() => known.delete(locale))
  return loading
}

async function load(client: SessionClient): Promise<CountryNames> {
  const countries = await callApi<typeof reference.countries>(client, 'GET /shared/api/countries')
  return countries.map(({ code, name }) => `${code} ${name}`).join('\n')
}

const CODE_LENGTH = 2

export const readCountryNames = (names: CountryNames): { code: string; name: string }[] =>
  names.split('\n').map((line) => ({ code: line.slice(0, CODE_LENGTH), name: line.slice(CODE_LENGTH + 1) }))

import { displayNames } from './formatters.ts'

const MAX_CACHED = 5_000
const known = new Map<string, string>()

/** Of a region or language in another language, or else its code. Intl takes ten times as long as the map, and lists repeat the same. */
export function displayName(locale: string, type: 'region' | 'language', code: string): string {
  const key = `${locale} ${type} ${code}`
  let name = known.get(key)
  if (name === undefined) {
    if (known.size >= MAX_CACHED) known.clear()
    known.set(key, (name = displayNames(locale, { type, fallback: 'code' }).of(code) ?? code))
  }
  return name
}

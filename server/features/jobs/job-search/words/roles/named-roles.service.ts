import { splitQuery } from '../query-parts.ts'
import { mainRoleNames } from './role-names.ts'

/** Each recommendation request parses hundreds of job titles, most of them the same as in the last. */
const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 20_000

/** The roles that a title or a headline names, by their first English name, whatever the language. */
export function rolesNamedIn(text: string): readonly string[] {
  const cached = known.get(text)
  if (cached) return cached
  const roles = [...new Set(splitQuery(text).flatMap(({ text: part }) => mainRoleNames(part)))]
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(text, roles)
  return roles
}

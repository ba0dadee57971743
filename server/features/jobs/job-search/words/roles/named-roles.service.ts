import { splitQuery } from '../query-parts.ts'
import { mainRoleNames } from './role-names.ts'

/** The roles that a title or a headline names, by their first English name, whatever the language. */
export const rolesNamedIn = (text: string): string[] => [
  ...new Set(splitQuery(text).flatMap(({ text: part }) => mainRoleNames(part))),
]

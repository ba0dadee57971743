import { wordsOf } from '#server/features/base/reference/skill-phrases.service.ts'
import { phraseKey } from '../phrase-key.ts'
import { roleRows } from './role-rows.ts'

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function* readRows(): Iterable<[key: string, names: readonly string[]]> {
  for (const row of roleRows.split('\n')) {
    const [english = '', ...others] = row.split('|')
    const [names = '', narrower = ''] = english.split(' + ')
    const all = [...namesIn(names), ...others.flatMap(namesIn)]
    const found = [...new Set([...all, ...namesIn(narrower)])]
    for (const name of all) yield [keyOf(name), found]
  }
}

const keyOf = (name: string): string => phraseKey(wordsOf(name).join(' '))

/** For every name of a role, all names that a job may use for it. A name of several roles finds all of them. */
export const roleNames: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(readRows(), ([key]) => key)].map(([key, rows]) => [
    key,
    [...new Set(rows.flatMap(([, names]) => names))],
  ]),
)

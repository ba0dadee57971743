import { wordsOf } from '#server/features/base/reference/skill-phrases.service.ts'
import { phraseKey } from '../phrase-key.ts'
import { roleRows } from './role-rows.ts'

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

type Row = { key: string; main: string; found: readonly string[] }

function* readRows(): Iterable<Row> {
  for (const row of roleRows.split('\n')) {
    const [english = '', ...others] = row.split('|')
    const [names = '', narrower = ''] = english.split(' + ')
    const all = [...namesIn(names), ...others.flatMap(namesIn)]
    const found = [...new Set([...all, ...namesIn(narrower)])]
    for (const name of all) yield { key: keyOf(name), main: all[0] ?? name, found }
  }
}

const keyOf = (name: string): string => phraseKey(wordsOf(name).join(' '))

const rowsByName = Map.groupBy(readRows(), ({ key }) => key)

/** For every name of a role, all names that a job may use for it. A name of several roles finds all of them. */
export const roleNames: ReadonlyMap<string, readonly string[]> = new Map(
  [...rowsByName].map(([key, rows]) => [key, [...new Set(rows.flatMap(({ found }) => found))]]),
)

/** The first English name of each role with this name. */
export const mainRoleNames = (name: string): string[] => (rowsByName.get(keyOf(name)) ?? []).map(({ main }) => main)

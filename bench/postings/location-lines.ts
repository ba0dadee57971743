import { readFileSync } from 'node:fs'

/** Lines of the form "San Jose, CA => US": a location line and the countries and regions it names. */
export const readLabelledLines = (file: string): [line: string, places: string][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row.includes(' =>') && !row.startsWith('#'))
    .map((row) => {
      const [line = '', places = ''] = row.split(' =>')
      return [line.trim(), places.trim().split(/\s+/).toSorted().join(' ')]
    })

// The lines that add a feature to the three lists people maintain by hand.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FeatureNames } from './feature-names.ts'

export const LISTS = ['features.ts', 'shared/screens.ts', 'shared/screen-guards.test.ts'] as const

export async function addToLists(root: string, names: FeatureNames, purpose: string): Promise<void> {
  const table = await readFile(join(root, LISTS[0]), 'utf8')
  const areas = [...table.matchAll(/^ {2}([a-z-]+): \{$/gm)].map(([, area = '']) => area)
  if (!areas.includes(names.area))
    throw new Error(`${LISTS[0]} has no area «${names.area}»; it has ${areas.join(', ')}`)
  const edits = [
    (text: string) => addFeature(text, names, purpose),
    (text: string) => addScreen(text, names),
    (text: string) => insertBefore(text, '`,\n', ` /${names.kebab}`, '\n  verified: `\n'),
  ]
  for (const [place, list] of LISTS.entries()) {
    const path = join(root, list)
    await writeFile(path, edits[place]?.(await readFile(path, 'utf8')) ?? '')
  }
}

/** Last in its area, where it may use the others and none uses it. */
function addFeature(text: string, { area, kebab }: FeatureNames, purpose: string): string {
  const key = kebab.includes('-') ? `'${kebab}'` : kebab
  // Features of other areas may use accounts without listing it.
  const uses = area === 'base' ? `, uses: ['accounts']` : ''
  return insertBefore(text, '    },\n  },\n', `      ${key}: { for: ${quote(purpose)}${uses} },\n`, `\n  ${area}: {\n`)
}

/** After the last screen, aligned with the columns of the others. */
function addScreen(text: string, { area, kebab, title }: FeatureNames): string {
  const [sample = ''] = /^ {2}screen\('.*$/m.exec(text) ?? []
  const columns = [...sample.matchAll(/'[^']*'/g)].map(({ index }) => index)
  const cells = [`/${kebab}`, 'verified', 'default', title, `${area}/${kebab}/${kebab}`]
  const line = cells.reduce((left, cell, place) => {
    const padded = place === 0 ? left : `${left}, `.trimEnd().padEnd(columns[place] ?? 0)
    return `${padded.endsWith(',') ? `${padded} ` : padded}'${cell}'`
  }, '  screen(')
  return insertBefore(text, ']\n', `${line}),\n`, 'export const screens')
}

function insertBefore(text: string, end: string, line: string, start: string): string {
  const at = text.indexOf(end, text.indexOf(start))
  if (!text.includes(start) || at < 0) throw new Error(`there is nowhere to insert it after «${start.trim()}»`)
  return text.slice(0, at) + line + text.slice(at)
}

const quote = (text: string): string =>
  text.includes(`'`) ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`

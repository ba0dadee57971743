import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { stylesOfParts } from './server-styles.ts'

const files: Record<string, string> = {
  'web/page.tsx': `
import { Card } from '#web/ui/card.tsx'
const loadBoard = () => import('./board.tsx')
const loadList = async () => (await loadBoard()).List
const List = import.meta.env.SSR ? await loadList() : lazyPart(loadList)
const Menu = lazyPart(async () => (await import('./menu.tsx')).Menu)
`,
  'web/board.tsx': `
import {
  Row,
} from '#web/ui/row.tsx'
import type { Reader } from './reader.tsx'
import { useState } from 'react'
import styles from './board.module.css'
export const List = () => null
`,
  'web/ui/row.tsx': `
import styles from './row.module.css'
export { Chip } from './chip.tsx'
const loadNote = async () => (await import('./note.tsx')).Note
const Note = import.meta.env.SSR ? await loadNote() : lazyPart(loadNote)
`,
  'web/ui/chip.tsx': "import styles from './chip.module.css'\nimport { Row } from './row.tsx'",
  'web/ui/note.tsx': "import './note.module.css'",
}
const at = (path: string) => resolve(path)
const read = (path: string) => {
  const [name] = Object.keys(files).filter((file) => at(file) === path)
  if (!name) throw new Error(`${path} is not needed`)
  return files[name] ?? ''
}

it('finds the styles of what is rendered on the server and loaded later, through all imports', () => {
  expect(stylesOfParts(at('web/page.tsx'), files['web/page.tsx'] ?? '', read)).toEqual(
    ['web/board.module.css', 'web/ui/chip.module.css', 'web/ui/note.module.css', 'web/ui/row.module.css'].map(at),
  )
})

it('takes every section of the settings for one that may be opened', () => {
  const code = "const load = { privacy: () => import('./ui/note.tsx') }\nexport const all = [lazyPart(load.privacy)]"
  expect(stylesOfParts(at('web/people-settings.ts'), code, read)).toEqual([at('web/ui/note.module.css')])
  expect(stylesOfParts(at('web/people.ts'), code, read)).toEqual([])
})

it('understands every page that has such parts', () => {
  for (const file of globSync('web/**/*.tsx')) {
    const code = readFileSync(file, 'utf8')
    if (!/SSR\s*\?\s*await|lazyStatic\(async/.test(code)) continue
    expect(stylesOfParts(at(file), code), file).not.toEqual([])
  }
})

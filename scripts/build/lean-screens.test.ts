import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { featureOfPage, landedScreens, pending, screens } from '../../shared/screens.ts'
import { forBrowsers } from './lean-screens.ts'

const source = await readFile(new URL('../../shared/screens.ts', import.meta.url), 'utf8')
const lean = forBrowsers(source)

it('leaves out the files of pages and the screens that have not landed', () => {
  const kept = [...lean.matchAll(/^ {2}screen\('([^']+)'/gm)].map(([, path]) => path)
  expect(kept).toEqual(expect.arrayContaining(landedScreens.map(({ path }) => path)))
  // One stays only if a screen with a parameter would be taken for it, and at present there is none.
  expect(kept.filter((path) => pending.includes(path ?? ''))).toEqual([])
  for (const { page } of screens) expect(lean).not.toContain(`'${page}'`)
})

it('keeps everything else, line by line', () => {
  expect(lean.split('\n')).toHaveLength(source.split('\n').length)
  for (const screen of landedScreens) {
    const { guard, layout, title, path } = screen
    const row = lean.split('\n').find((line) => line.startsWith(`  screen('${path}',`)) ?? ''
    expect(row.match(/'[^']*'/g)).toEqual(
      [path, guard, layout, title, `/${featureOfPage(screen)}`].map((text) => `'${text}'`),
    )
  }
})

it('keeps the list of what has not landed in step', () => {
  expect(lean.match(/^ {2}'\/.*',$/gm)).toBeNull()
})

it('fails when the table changes its form', () => {
  expect(() => forBrowsers('export const screens = []')).toThrow('no longer has the expected form')
})

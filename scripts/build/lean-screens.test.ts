import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { featureOfPage, landedScreens, pending, type Screen, screens } from '../../shared/screens.ts'
import { forBrowsers } from './lean-screens.ts'
import { asExpression, forBrowser, type ManifestRoute } from './trim-manifest.ts'

const source = await readFile(new URL('../../shared/screens.ts', import.meta.url), 'utf8')
const lean = forBrowsers(source)

it('leaves out the screens, and the files of their pages', () => {
  // A pending screen stays in the table only if a route with a parameter would match its path; at present there is none.
  expect([...lean.matchAll(/^ {2}screen\('([^']+)'/gm)].map(([, path]) => path)).toEqual([
    '/dev/ui',
    '/dev/layouts/:layout',
    '/dev/mailbox',
  ])
  for (const { page } of screens) expect(lean).not.toContain(`'${page}'`)
})

it('makes the same table from the manifest', () => {
  const parentOf = (screen: Screen) => `${screen.layout}:${featureOfPage(screen)}`
  // Each parent before its children, as the router writes them.
  const routes = [...Map.groupBy(landedScreens, parentOf)].flatMap(([parentId, pages]): ManifestRoute[] => [
    { id: parentId, module: '/assets/feature.js', imports: [], css: [] },
    ...pages.map(({ path }) => ({ id: path, parentId, module: '/assets/page.js', imports: [], css: [] })),
  ])
  const byId = Object.fromEntries(routes.map((route) => [route.id, route]))
  const expression = asExpression(forBrowser({ entry: { module: '', imports: [] }, routes: byId, url: '' }))
  const script = stripTypeScriptTypes(lean).replaceAll(/^(export|import) /gm, (word) =>
    word === 'import ' ? '// ' : '',
  )
  const page = { window: {} }
  runInNewContext(`window.__reactRouterManifest = ${expression}`, page)
  const table = runInNewContext(`${script}\nlandedScreens`, page) as Screen[]
  expect(new Set(table)).toEqual(
    new Set(landedScreens.map((screen) => ({ ...screen, page: `/${featureOfPage(screen)}` }))),
  )
})

it('keeps the number of lines', () => {
  expect(lean.split('\n')).toHaveLength(source.split('\n').length)
})

it('keeps the list of what has not landed in step', () => {
  expect(lean.match(/^ {2}'\/.*',$/gm)).toBeNull()
  expect(pending.filter((path) => lean.includes(`'${path}'`))).toEqual([])
})

it('fails when the table changes its form', () => {
  expect(() => forBrowsers('export const screens = []')).toThrow('no longer has the expected form')
})

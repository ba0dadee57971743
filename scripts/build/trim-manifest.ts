// Every first visit includes the route manifest, so each additional screen costs every visitor. It is reduced to what
// the router reads in the browser: a missing flag means false, a missing list means empty, styles that a route's parents
// have loaded need not be repeated. The files that a route's module imports are only needed for the preloads of a
// document, which the server writes. What is left is sent as rows, and a few lines of code make the router's object of them.
// Screens add their guard and title, from which the browser makes its table of screens (lean-screens.ts).

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { minifySync } from 'vite'
import { screenFacts } from './lean-screens.ts'

export type ManifestRoute = { id: string; parentId?: string; module: string; imports: string[]; css: string[] }
export type Manifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, ManifestRoute>
  url: string
}

function findManifest(clientFolder: string): string {
  const file = readdirSync(`${clientFolder}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('The build produced no manifest')
  return `${clientFolder}/assets/${file}`
}

/** The script is `name={…};`, of which only the value changes. Returns what it was before. */
export function trimManifest(clientFolder: string): Manifest {
  const file = findManifest(clientFolder)
  const script = readFileSync(file, 'utf8')
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const manifest = JSON.parse(script.slice(from, to)) as Manifest
  const trimmed = `${script.slice(0, from)}${asExpression(forBrowser(manifest))}${script.slice(to)}`
  writeFileSync(file, minifySync(file, trimmed).code)
  return manifest
}

type BrowserManifest = ReturnType<typeof forBrowser>
type Row = [place: string, facts: string]

/**
 * JavaScript that evaluates to the manifest: each set of property names and each style once, styles by their place among the most
 * used ones, and what is the same in many rows, as in those of features, once. A route's parent is the last row before it that is
 * one level higher.
 */
export function asExpression({ routes, ...rest }: BrowserManifest): string {
  const latest: string[] = []
  const styles = mostUsedFirst(Object.values(routes).flatMap(({ css = [] }) => css))
  const keySets: string[] = []
  const rows = Object.entries(routes).map(([id, { id: _, parentId, css = [], ...own }]): Row => {
    const keys = Object.keys(own).join()
    if (!keySets.includes(keys)) keySets.push(keys)
    const values = Object.values<unknown>(own).map((value) =>
      value === true ? '' : value === id ? '=' : shorten(String(value)),
    )
    const all = [...values, css.map((file) => placeMark(styles.indexOf(file))).join('')]
    const depth = parentId === undefined ? 0 : latest.indexOf(parentId) + 1
    if (parentId !== undefined && depth === 0) throw new Error(`${id} does not follow its parent ${parentId}`)
    latest.splice(depth, Number.POSITIVE_INFINITY, id)
    return [`${id}|${depth}`, `${keySets.indexOf(keys)}|${all.join('|')}`]
  })
  const [usual = ''] = mostUsedFirst(rows.map(([, facts]) => facts))
  const lines = rows.map(([place, facts]) => (facts === usual ? place : `${place}|${facts}`))
  const packed = [rest, lines.join('\n'), usual, keySets.join(';'), styles.map(shortenStyle).join()]
  return `(${unpack.toString()})(${packed.map((part) => JSON.stringify(part)).join()})`
}

const mostUsedFirst = (files: readonly string[]): string[] =>
  [...Map.groupBy(files, (file) => file)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([file]) => file)

/** One character for the first 89, which are `#` to `{`; each `~` before it adds another 89. */
const placeMark = (place: number): string => `${'~'.repeat(place / 89)}${String.fromCharCode(35 + (place % 89))}`

/** `/assets/abc.js` → `>abc`, as most values are such files. */
const shorten = (value: string): string => value.replace(/^\/assets\/(.*)\.js$/, '>$1')

/** `/assets/abc.css#` → `abc#`, as all styles are such files. */
const shortenStyle = (file: string): string => file.replace(/^\/assets\/(.*)\.css(#?)$/, '$1$2')

/** Runs in the browser, so it uses nothing from outside. */
function unpack(rest: object, rows: string, usual: string, keySets: string, styles: string): object {
  const lengthen = (value: string) => value.replace(/^>(.*)/, '/assets/$1.js')
  const files = styles.split(',').map((name) => name.replace(/^([^/#]+)(#?)$/, '/assets/$1.css$2'))
  const [sets, latest] = [keySets.split(';'), [] as string[]]
  const routes = rows.split('\n').map((row) => {
    const [id = '', depth, ...own] = row.split('|')
    const [set, ...values] = own.length > 0 ? own : usual.split('|')
    const route: Record<string, unknown> = { id }
    latest[Number(depth)] = id
    const parentId = latest[Number(depth) - 1]
    if (parentId) route['parentId'] = parentId
    for (const [position, key] of (sets[Number(set)] ?? '').split(',').entries()) {
      const value = values[position] ?? ''
      route[key] = value === '=' ? id : value || key === 'path' ? lengthen(value) : true
    }
    const css = values.at(-1)
    if (css)
      route['css'] = css.match(/~*./g)?.map((mark) => files[mark.length * 89 - 124 + mark.charCodeAt(mark.length - 1)])
    return [id, route]
  })
  return { ...rest, routes: Object.fromEntries(routes) }
}

export function forBrowser(manifest: Manifest) {
  const routes = Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => {
    const styles = new Set(parentsOf(manifest.routes, route).flatMap(({ css }) => css))
    const css = route.css.filter((file) => !styles.has(file))
    const all = { ...route, ...screenFacts(id), css }
    return [id, Object.fromEntries(Object.entries<unknown>(all).filter(([, value]) => isSet(value)))]
  })
  // The entry's styles are those of the root.
  const entry = { module: manifest.entry.module, imports: [] }
  return { ...manifest, entry, routes: Object.fromEntries(routes) as Record<string, Partial<ManifestRoute>> }
}

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== false)

function parentsOf(routes: Manifest['routes'], { parentId }: Pick<ManifestRoute, 'parentId'>): ManifestRoute[] {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? [parent, ...parentsOf(routes, parent)] : []
}

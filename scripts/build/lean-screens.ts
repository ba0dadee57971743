// Every page needs the table of screens and the router's manifest, which both list all paths, layouts and features. In the browser
// the table is therefore made from the manifest, where each screen adds its guard and title to its route. Screens that have not
// landed and the files of the pages are left out.

import type { Plugin } from 'vite'
import { landedScreens, pending } from '../../shared/screens.ts'

const ROW = /^ {2}screen\('([^']+)',(.*), *'[^'/]*\/([^'/]*)\/[^']*'\),$/gm
const TABLE = 'export const screens: readonly Screen[] = ['

export function leanScreens(): Plugin {
  return {
    name: 'lean-screens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]shared[\\/]screens\.ts$/ },
      handler: (code, _id, options) => (options?.ssr ? null : { code: forBrowsers(code), map: null }),
    },
  }
}

/** A path that has not landed stays if a screen with a parameter would be taken for it. */
const isTaken = (path: string): boolean =>
  landedScreens.some((screen) => new RegExp(`^${screen.path.replace(/:\w+/g, '[^/]+')}$`).test(path))

/** Keeps the number of lines, so that line numbers stay the same. */
export function forBrowsers(code: string): string {
  const needless = pending.filter((path) => !isTaken(path))
  const landed = landedScreens.map(({ path }) => path)
  const left = [...needless, ...landed]
  const rows = code.replace(ROW, (_row, path: string, rest: string, feature: string) =>
    left.includes(path) ? '' : `  screen('${path}',${rest}, '/${feature}'),`,
  )
  if (rows === code || !rows.includes(TABLE)) throw new Error('shared/screens.ts no longer has the expected form')
  const filled = rows.replace(TABLE, `${TABLE} ${FROM_MANIFEST}`)
  return needless.reduce((text, path) => text.replace(`\n  '${path}',\n`, '\n\n').replace(`['${path}']`, '[]'), filled)
}

const factsOf = new Map(landedScreens.map(({ path, guard, title }) => [path, `${guard} ${title}`]))

/** What the route of a screen says beyond its path, layout and feature: `guest Sign in`. */
export const screenFacts = (routeId: string): { screen?: string } => {
  const screen = factsOf.get(routeId)
  return screen === undefined ? {} : { screen }
}

/** Runs in the browser. The parent of a screen is the route of its feature in its layout: `default:settings`. */
const FROM_MANIFEST = [
  '...Object.values(window.__reactRouterManifest.routes).filter((route) => route.screen).map(({ id, parentId, screen: facts }) =>',
  "screen(id, facts.split(' ')[0], parentId.split(':')[0], facts.replace(/^\\w+ /, ''), '/' + parentId.split(':')[1])),",
].join(' ')

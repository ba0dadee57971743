// The table of screens is part of every page. The browser needs neither the screens that have not landed nor the files of the pages,
// only the names of their features, so the build leaves the rest out.

import type { Plugin } from 'vite'
import { landedScreens, pending } from '../../shared/screens.ts'

const ROW = /^ {2}screen\('([^']+)',(.*), *'[^'/]*\/([^'/]*)\/[^']*'\),$/gm

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
  const rows = code.replace(ROW, (_row, path: string, rest: string, feature: string) =>
    needless.includes(path) ? '' : `  screen('${path}',${rest}, '/${feature}'),`,
  )
  if (rows === code) throw new Error('shared/screens.ts no longer has the expected form')
  return needless.reduce((text, path) => text.replace(`\n  '${path}',\n`, '\n\n'), rows)
}

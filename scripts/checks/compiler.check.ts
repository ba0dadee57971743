// Types and lint rules in one pass: the type-aware half of oxlint uses the compiler and also reports its errors. Each
// file is checked in one environment, by the first tsconfig.*.json that includes it: no DOM in the server, no Node in
// the browser, neither in shared.

import type { Check } from './check.ts'
import { runTools } from './tool.ts'

/** Sources of the web and e2e programs; each pass creates only the programs its files need. */
const IN_BROWSER = ['web', 'e2e', 'public', 'vite.config.ts']

const isInBrowser = (file: string): boolean => IN_BROWSER.some((path) => file === path || file.startsWith(`${path}/`))

/** A change may reach only files without code, such as documents. */
const NONE_IS_FINE = '--no-error-on-unmatched-pattern'

/** Checks these files, or all if null. */
export function typeChecks(files: readonly string[] | null): Check[] {
  const inBrowser = files?.filter(isInBrowser) ?? IN_BROWSER
  const elsewhere = files?.filter((file) => !isInBrowser(file)) ?? IN_BROWSER.map((path) => `--ignore-pattern=/${path}`)
  return [
    {
      name: 'types, lint of server',
      run: () =>
        elsewhere.length > 0 ? runTools([['oxlint', '--type-check', NONE_IS_FINE, ...elsewhere]]) : nothingToDo,
    },
    {
      name: 'types, lint of web',
      run: () =>
        inBrowser.length > 0
          ? runTools([
              // Pages use types that React Router generates from web/routes.ts.
              ['react-router', 'typegen'],
              ['oxlint', '--type-check', NONE_IS_FINE, ...inBrowser],
            ])
          : nothingToDo,
    },
  ]
}

const nothingToDo = Promise.resolve({ isPassed: true, output: '' })

// Types and lint rules in one pass: the type-aware half of oxlint uses the compiler and also reports its errors. Each
// file is checked in one environment, by the first tsconfig.*.json that includes it: no DOM in the server, no Node in
// the browser, neither in shared.

import type { Check } from './check.ts'
import { runTools } from './tool.ts'

/** Sources of the web and e2e programs; each pass creates only the programs its files need. */
const IN_BROWSER = ['web', 'e2e', 'public', 'vite.config.ts']

export const typeChecks: Check[] = [
  {
    name: 'types, lint of server',
    run: () => runTools([['oxlint', '--type-check', ...IN_BROWSER.map((path) => `--ignore-pattern=/${path}`)]]),
  },
  {
    name: 'types, lint of web',
    // Pages use types that React Router generates from web/routes.ts.
    run: () =>
      runTools([
        ['react-router', 'typegen'],
        ['oxlint', '--type-check', ...IN_BROWSER],
      ]),
  },
]

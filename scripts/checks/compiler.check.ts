// Types and lint rules in one pass: the type-aware half of oxlint is the compiler itself, and also reports what that finds.
// Each file is read in one environment, by the first of the tsconfig.*.json that includes it: no DOM in the server, no Node
// in the browser, neither in shared.

import type { Check } from './check.ts'
import { runTools } from './tool.ts'

/** What the programs of web and e2e are made of; each pass makes only the programs that its files need. */
const IN_BROWSER = ['web', 'e2e', 'public', 'vite.config.ts']

export const typeChecks: Check[] = [
  {
    name: 'types, lint of server',
    run: () => runTools([['oxlint', '--type-check', ...IN_BROWSER.map((path) => `--ignore-pattern=/${path}`)]]),
  },
  {
    name: 'types, lint of web',
    // Its pages use types that React Router writes from web/routes.ts.
    run: () =>
      runTools([
        ['react-router', 'typegen'],
        ['oxlint', '--type-check', ...IN_BROWSER],
      ]),
  },
]

import type { Check } from './check.ts'
import { runTools } from './tool.ts'

/** Longest first, so that no long check starts last. */
export const toolChecks: Check[] = [
  { name: 'dead code', run: () => runTools([['knip', '--no-progress']]) },
  {
    name: 'languages',
    run: () =>
      runTools([
        ['lingui', 'check', 'sync', '--clean', '--overwrite', '--verbose', '--workers', '1'],
        // Strict: also fails when a translation is missing.
        ['lingui', 'compile', '--strict'],
      ]),
  },
  { name: 'format', run: () => runTools([['biome', 'ci', '--colors=off']]) },
  { name: 'endpoint list', run: () => runTools([['node', 'scripts/list-endpoints.ts', '--check']]) },
]

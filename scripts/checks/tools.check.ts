import type { Check } from './check.ts'
import { runTools } from './tool.ts'

export const toolChecks: Check[] = [
  { name: 'format', run: () => runTools([['biome', 'ci', '--colors=off']]) },
  { name: 'dead code', run: () => runTools([['knip', '--no-progress']]) },
  {
    name: 'languages',
    run: () =>
      runTools([
        ['lingui', 'check', 'sync', '--clean', '--overwrite', '--verbose', '--workers', '1'],
        ['lingui', 'check', 'missing', '--verbose'],
        ['lingui', 'compile', '--strict'],
      ]),
  },
  { name: 'endpoint list', run: () => runTools([['node', 'scripts/list-endpoints.ts', '--check']]) },
]

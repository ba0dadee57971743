import type { Fault } from './fault.ts'

export const workspaceFaults: readonly Fault[] = [
  {
    name: 'steps without a deadline come first',
    kind: 'wrong order',
    file: 'server/features/workspace/home/order-steps.ts',
    find: 'const NEVER = Number.POSITIVE_INFINITY',
    replace: 'const NEVER = 0',
    tests: ['server/features/workspace/home/order-steps.test.ts'],
  },
  {
    name: 'one open step is not counted',
    kind: 'wrong count',
    file: 'server/features/workspace/home/home.service.ts',
    find: 'open: steps.length }',
    replace: 'open: steps.length - 1 }',
    tests: ['server/features/workspace/home/home.test.ts'],
  },
  {
    name: 'maintenance redirects to itself',
    kind: 'lost condition',
    file: 'web/features/workspace/home/return-path.ts',
    find: "return path === null || new URL(path, 'http://own').pathname === MAINTENANCE_PATH ? null : path",
    replace: 'return path',
    tests: ['web/features/workspace/home/return-path.test.ts'],
  },
]

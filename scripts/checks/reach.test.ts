import { describe, expect, it } from 'vitest'
import { readSourceFile } from './architecture/source-file.ts'
import { filesReachedBy } from './reach.ts'

const files = Object.entries({
  'shared/pay.ts': 'export type Pay = number',
  'server/job.ts': "import type { Pay } from '#shared/pay.ts'\nexport type Job = { pay: Pay }",
  'server/list.ts': "export { type Job } from './job.ts'",
  'server/context.ts': "import './login.ts'\ndeclare module 'fastify' {}",
  'server/login.ts': 'export const login = 1',
  'web/screens.ts': 'export const screens = []',
  'web/routes.ts': "import { screens } from './screens.ts'\nexport default screens",
  'web/home.page.tsx': "const load = () => import('./home.ts')\nexport default load",
  'web/home.ts': 'export const home = 1',
}).map(([path, text]) => readSourceFile(path, text))

describe('what a change can break', () => {
  it.each([
    [
      'the file and its importers, direct or not',
      ['shared/pay.ts'],
      ['shared/pay.ts', 'server/job.ts', 'server/list.ts'],
    ],
    ['files that load it on demand', ['web/home.ts'], ['web/home.page.tsx', 'web/home.ts']],
    ['the importers of a file that is gone', ['server/job.ts', 'server/gone.ts'], ['server/job.ts', 'server/list.ts']],
    ['nothing, if it is no code', ['docs/quality.md', 'locales/web/jobs/de.po'], []],
    ['everything, if it is a setting of the compiler', ['tsconfig.base.json'], null],
    ['everything, if types of others may change', ['server/login.ts'], null],
    ['everything, if the routes change', ['web/screens.ts'], null],
  ])('%s', (_what, changed, expected) => {
    expect(filesReachedBy(changed, files)).toEqual(expected)
  })
})

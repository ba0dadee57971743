import { describe, expect, it } from 'vitest'
import { affectedSpecs, type FeatureGraph } from './changed-specs.ts'

const graph: FeatureGraph = {
  accounts: { uses: [], onScreen: [] },
  chat: { uses: ['accounts'], onScreen: [] },
  'saved-jobs': { uses: [], onScreen: [] },
  home: { uses: [], onScreen: ['chat'] },
}

const files = new Map([
  ['e2e/chat.spec.ts', `import { hello } from './support/hello.ts'\nawait page.goto(\`/chat?with=\${id}\`)`],
  ['e2e/home.spec.ts', `await page.goto('/')`],
  ['e2e/saved.spec.ts', `import { saved } from '../shared/features/jobs/saved-jobs/saved-jobs.contract.ts'`],
  ['e2e/screens.spec.ts', `import { landedScreens } from '../shared/screens.ts'`],
  ['e2e/support/hello.ts', `import { other } from './other.ts'`],
  ['e2e/support/other.ts', ''],
])
const everything = ['e2e/chat.spec.ts', 'e2e/home.spec.ts', 'e2e/saved.spec.ts', 'e2e/screens.spec.ts']
const reached = (...changed: string[]) => affectedSpecs(changed, graph, files)

describe('the browser tests affected by a change', () => {
  it('are those of its feature, of features built on it, and those that visit every screen', () => {
    const withChat = ['e2e/chat.spec.ts', 'e2e/home.spec.ts', 'e2e/screens.spec.ts']
    expect(reached('server/features/talk/chat/chat.service.ts')).toEqual(withChat)
    expect(reached('web/features/base/accounts/name.tsx')).toEqual(withChat)
    expect(reached('locales/web/saved-jobs/en.po')).toEqual(['e2e/saved.spec.ts', 'e2e/screens.spec.ts'])
  })

  it('are all of them if every feature depends on it', () => {
    for (const file of ['web/ui/button.tsx', 'server/app.ts', 'package-lock.json', 'locales/web/common/en.po'])
      expect(reached(file), file).toEqual(everything)
  })

  it('include those that import a changed test file, however indirectly', () => {
    expect(reached('e2e/support/other.ts')).toEqual(['e2e/chat.spec.ts'])
    expect(reached('e2e/home.spec.ts')).toEqual(['e2e/home.spec.ts'])
  })

  it('are none if it does not reach the browser', () => {
    expect(reached('docs/glossary.md', 'server/features/talk/chat/chat.test.ts', 'scripts/fix.ts')).toEqual([])
  })
})

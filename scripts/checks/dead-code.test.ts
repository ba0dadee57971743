// Runs knip with this project's settings on a small sample project.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Files, inFolder } from './folder.builder.ts'
import { projectRoot, runTool } from './tool.ts'

const cleanProject: Files = {
  'knip.jsonc': readFileSync(join(projectRoot, 'knip.jsonc'), 'utf8'),
  'package.json': '{ "name": "fixture", "type": "module", "dependencies": { "zod": "*" } }',
  'server/main.ts': `import { z } from 'zod'\nimport { start } from './start.ts'\nstart(z)`,
  'server/start.ts': 'export const start = (value: unknown) => console.log(value)',
}

// The fixture lacks most folders in the settings; hints about that are not findings.
const findDeadCode = (changes: Files) =>
  inFolder({ ...cleanProject, ...changes }, (root) => runTool('knip', ['--no-progress', '--no-config-hints'], root))

describe('the check for dead code', () => {
  it('passes a project in which everything is used', async () => {
    expect(await findDeadCode({})).toEqual({ isPassed: true, output: '' })
  })

  it('fails on a file that nothing imports', async () => {
    const { isPassed, output } = await findDeadCode({ 'server/stray.ts': 'export const stray = 1' })
    expect(isPassed).toBe(false)
    expect(output).toMatch(/Unused files \(1\)\s+server\/stray\.ts/)
  })

  it('fails on an export that nothing uses', async () => {
    const file = `${cleanProject['server/start.ts']}\nexport const stop = () => {}`
    const { isPassed, output } = await findDeadCode({ 'server/start.ts': file })
    expect(isPassed).toBe(false)
    expect(output).toMatch(/Unused exports \(1\)\s+stop/)
  })

  it('fails on a dependency that nothing imports', async () => {
    const manifest = '{ "name": "fixture", "type": "module", "dependencies": { "zod": "*", "pg": "*" } }'
    const { isPassed, output } = await findDeadCode({ 'package.json': manifest })
    expect(isPassed).toBe(false)
    expect(output).toMatch(/Unused dependencies \(1\)\s+pg/)
  })

  it('fails on an import that package.json does not list', async () => {
    const { isPassed, output } = await findDeadCode({
      'server/start.ts': `import pg from 'pg'\nexport const start = (value: unknown) => console.log(value, pg)`,
    })
    expect(isPassed).toBe(false)
    expect(output).toMatch(/Unlisted dependencies \(1\)\s+pg/)
  })
})

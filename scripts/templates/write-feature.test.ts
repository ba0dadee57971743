// Writes a feature into a copy of this project and holds the result to the same rules as everything else.

import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Finding, findViolations } from '../checks/architecture/rules.ts'
import { readTree } from '../checks/architecture/source-tree.ts'
import { projectRoot, runTool } from '../checks/tool.ts'
import { writeFeature } from './write-feature.ts'

const NAME = 'kept-searches'
const COPIED = ['shared', 'server', 'web', 'features.ts', 'biome.json', 'package.json', 'vitest.config.ts']
const SETTINGS = ['tsconfig.base.json', 'tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.shared.json']

let root: string
let added: Awaited<ReturnType<typeof writeFeature>>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-feature-'))
  for (const path of [...COPIED, ...SETTINGS]) await cp(join(projectRoot, path), join(root, path), { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const violations = async (): Promise<Finding[]> => findViolations(await readTree(root))
const aboutFeature = ({ path, message }: Finding) => `${path} ${message}`.includes(NAME)

describe('a new feature', () => {
  it('is one shape on three sides, and in the table of features', async () => {
    added = await writeFeature(root, NAME, 'searches a person wants to run again')
    expect(added.written).toEqual([
      'shared/features/kept-searches/kept-searches.contract.ts',
      'server/features/kept-searches/kept-searches.tables.ts',
      'server/features/kept-searches/kept-searches.queries.ts',
      'server/features/kept-searches/kept-searches.policy.ts',
      'server/features/kept-searches/kept-searches.service.ts',
      'server/features/kept-searches/kept-searches.presenter.ts',
      'server/features/kept-searches/kept-searches.routes.ts',
      'server/features/kept-searches/kept-searches.builder.ts',
      'server/features/kept-searches/kept-searches.test.ts',
      'web/features/kept-searches/kept-searches.page.tsx',
    ])
    expect(await readFile(join(root, 'features.ts'), 'utf8')).toContain(
      `'kept-searches': { for: 'searches a person wants to run again', uses: ['accounts'] },`,
    )
  })

  it('breaks only the rules about the lines that are added by hand', async () => {
    expect((await violations()).filter(aboutFeature).map(({ rule }) => rule)).toEqual([
      'a page file exists exactly for the screens that have landed',
      'every endpoint of a contract is mounted with its guard',
      'every endpoint of a contract is mounted with its guard',
    ])
  })

  it('keeps every rule once they are added', async () => {
    const { screenLine, endpointLines } = added
    const table = join(root, 'shared/screens.ts')
    await writeFile(table, (await readFile(table, 'utf8')).replace('[\n  // Home', `[\n${screenLine}\n  // Home`))
    await appendFile(join(root, 'server/endpoints.txt'), endpointLines.join('\n'))
    expect((await violations()).filter(aboutFeature)).toEqual([])
  })

  it('compiles on every side', async () => {
    // The server's settings cover shared too.
    for (const side of ['server', 'web']) {
      const { output } = await runTool('tsc', ['-p', `tsconfig.${side}.json`], root)
      expect(output.split('\n').filter((line) => /^error|kept-searches/.test(line))).toEqual([])
    }
  }, 180_000)

  it('is not written over one that is there', async () => {
    await expect(writeFeature(root, NAME)).rejects.toThrow('shared/features/kept-searches is there already')
  })

  it('needs a name in kebab-case', async () => {
    await expect(writeFeature(root, 'KeptSearches')).rejects.toThrow('is not in kebab-case')
  })
})

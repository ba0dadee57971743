// Generates a feature in a copy of this project and checks the result against the same rules as everything else.

import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assembledLists } from '../checks/architecture/assembled.ts'
import { featureGraph, writeFeatureGraph } from '../checks/architecture/feature-graph.ts'
import { findViolations } from '../checks/architecture/rules.ts'
import { readTree, type Tree } from '../checks/architecture/source-tree.ts'
import { projectRoot, runTool } from '../checks/tool.ts'
import { LISTS } from './feature-lists.ts'
import { writeFeature } from './write-feature.ts'

const FEATURE = { area: 'jobs', name: 'kept-searches', purpose: 'searches a person wants to run again' }
const COPIED = ['shared', 'server', 'web', 'features.ts', 'biome.json', 'package.json', 'tsconfig.base.json']

let root: string
let written: string[]

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-feature-'))
  for (const path of COPIED) await cp(join(projectRoot, path), join(root, path), { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  written = await writeFeature(root, FEATURE)
  for (const { path, text } of assembledLists(await readTree(root))) await writeFile(join(root, path), text)
})
afterAll(() => rm(root, { recursive: true, force: true }))

const textOf = (path: string) => readFile(join(root, path), 'utf8')

/** The generated lists, as `npm run fix` would write them. */
const withGeneratedLists = (tree: Tree): Tree => {
  const [features, paths] = [tree.features.map(({ name }) => name), tree.files]
  const endpoints = paths
    .filter(({ path }) => path.includes(`/${FEATURE.name}/`))
    .flatMap((file) => file.endpoints.map(({ method, path, guard }) => `${method} ${path} ${guard}`))
  return {
    ...tree,
    endpoints: [...tree.endpoints, ...endpoints],
    featureGraph: writeFeatureGraph(featureGraph(features, paths)),
  }
}

describe('a new feature', () => {
  it('has the same structure on all three sides', () => {
    const roles = written.map((path) => path.replace(`/features/jobs/kept-searches/kept-searches`, ' '))
    expect(roles).toEqual([
      'shared .contract.ts',
      'shared -status.ts',
      'server .feature.ts',
      'server .tables.ts',
      'server .queries.ts',
      'server .policy.ts',
      'server .policy.test.ts',
      'server .service.ts',
      'server .presenter.ts',
      'server .routes.ts',
      'server .events.ts',
      'server .personal-data.ts',
      'server .builder.ts',
      'server .things.builder.ts',
      'server .test.ts',
      'web .page.tsx',
    ])
  })

  it('is added to the lists that are maintained by hand', async () => {
    const [features, screens, guards] = await Promise.all(LISTS.map(textOf))
    expect(guards).toMatch(/ {2}verified: `[^`]* \/kept-searches`/)
    expect(features).toContain(
      `      'kept-searches': { for: 'searches a person wants to run again' },\n    },\n  },\n`,
    )
    expect(screens).toMatch(
      / {2}screen\('\/kept-searches', +'verified', 'default', +'Kept searches', +'jobs\/kept-se.*\n\]/,
    )
  })

  it('is in the list of manifests, last in its area', async () => {
    const manifests = await textOf('server/all-features.ts')
    const areaOf = (entry = '') => new RegExp(`import \\{ ${entry} \\} from '\\./features/(\\w+)/`).exec(manifests)?.[1]
    const entries = [...manifests.matchAll(/^ {2}(\w+Feature),$/gm)].map(([, entry]) => entry)
    const place = entries.indexOf('keptSearchesFeature')
    expect([areaOf(entries[place - 1]), areaOf(entries[place + 1])]).toEqual(['jobs', 'entry'])
  })

  it('follows every architecture rule', async () => {
    expect(findViolations(withGeneratedLists(await readTree(root)))).toEqual([])
  })

  it('compiles on every side', async () => {
    // The test starts the whole server; with only this feature, a fraction of the files has to be read.
    const list = await textOf('server/all-features.ts')
    const others = /^(import \{ (?!keptSearches)\w+Feature \}.*| {2}(?!keptSearches)\w+Feature,)\n/gm
    await writeFile(join(root, 'server/all-features.ts'), list.replaceAll(others, ''))
    const settings = {
      extends: './tsconfig.base.json',
      compilerOptions: {
        lib: ['es2025', 'esnext.intl', 'dom', 'dom.iterable'],
        types: ['node', 'vite/client'],
        jsx: 'react-jsx',
        incremental: false,
      },
      files: written,
    }
    await writeFile(join(root, 'tsconfig.json'), JSON.stringify(settings))
    const { output } = await runTool('tsc', ['-p', 'tsconfig.json'], root)
    expect(output.split('\n').filter((line) => /^error|kept-searches/.test(line))).toEqual([])
  })

  it('does not overwrite an existing one', async () => {
    await expect(writeFeature(root, FEATURE)).rejects.toThrow('shared/features/jobs/kept-searches already exists')
  })

  it('needs an existing area and a name in kebab-case', async () => {
    await expect(writeFeature(root, { area: 'space', name: 'rockets' })).rejects.toThrow('has no area «space»')
    await expect(writeFeature(root, { area: 'jobs', name: 'KeptSearches' })).rejects.toThrow('is not in kebab-case')
  })
})

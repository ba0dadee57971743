// The tree as the rules see it: every source file with its facts, and the two tables that people read first.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { readSourceFile, type SourceFile } from './source-file.ts'

const areas = z.record(
  z.string(),
  z.object({
    for: z.string(),
    features: z.record(z.string(), z.object({ for: z.string(), uses: z.array(z.string()).optional() })),
  }),
)
// Deliberately looser than the Screen type: an empty guard or title must reach the rule that reports it.
const screen = z.object({
  path: z.string(),
  guard: z.string(),
  layout: z.string(),
  title: z.string(),
  page: z.string(),
})
const featuresModule = z.object({ areas })
const screensModule = z.object({
  screens: z.array(screen),
  devScreens: z.array(screen),
  pending: z.array(z.string()),
})

const layoutsModule = z.object({ layouts: z.array(z.string()) })

export type Tree = {
  files: SourceFile[]
  /** From the lowest area to the one that may use all others. */
  areas: string[]
  /** In the order of the table. */
  features: { name: string; area: string; uses: string[] }[]
  /** The content of feature-graph.json. */
  featureGraph: string
  /** `method path guard` of every mounted endpoint, as in server/endpoints.txt. */
  endpoints: string[]
} & z.infer<typeof screensModule> &
  z.infer<typeof layoutsModule>

export type Violation = { path: string; line?: number; message: string }

/** The name states the rule as a sentence. */
export type Rule = { name: string; check: (tree: Tree) => Violation[] }

const SOURCE_FOLDERS = ['shared', 'server', 'web', 'scripts', 'e2e', 'bench', 'drill']
const SOURCE_FILE = /\.(ts|tsx|mjs|css)$/
const ENDPOINT_LIST = 'server/endpoints.txt'
const FEATURE_GRAPH = 'feature-graph.json'

export async function readTree(root: string): Promise<Tree> {
  const names = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)
  const inFolders = await Promise.all(SOURCE_FOLDERS.map((folder) => listFiles(root, folder)))
  const paths = [...names, ...inFolders.flat()].filter((path) => SOURCE_FILE.test(path)).toSorted()
  // Modules are cached by URL; the query makes each read see the current table.
  const load = (path: string): Promise<unknown> => import(`${pathToFileURL(join(root, path)).href}?at=${Date.now()}`)
  const readText = (path: string) => readFile(join(root, path), 'utf8').catch(whenMissing(''))
  return {
    files: await Promise.all(paths.map(async (path) => readSourceFile(path, await readFile(join(root, path), 'utf8')))),
    ...readFeatures(await load('features.ts')),
    ...screensModule.parse(await load('shared/screens.ts')),
    ...layoutsModule.parse(await load('shared/layouts.ts')),
    featureGraph: await readText(FEATURE_GRAPH),
    endpoints: (await readText(ENDPOINT_LIST)).split('\n').filter(Boolean),
  }
}

function readFeatures(module: unknown): Pick<Tree, 'areas' | 'features'> {
  const table = Object.entries(featuresModule.parse(module).areas)
  return {
    areas: table.map(([area]) => area),
    features: table.flatMap(([area, { features }]) =>
      Object.entries(features).map(([name, { uses = [] }]) => ({ name, area, uses })),
    ),
  }
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(whenMissing([]))
  const from = root.length + 1
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from).replaceAll('\\', '/'))
}

/** A fixture or a fresh checkout may lack some files; any other error is thrown. */
const whenMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead
    throw error
  }

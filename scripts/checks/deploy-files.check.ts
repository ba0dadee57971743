// The files in deploy/ are used by operators, not by us: nothing else would notice that they refer to something that no longer
// exists.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { type Check, outcomeOf } from './check.ts'
import { keysOf } from './settings.check.ts'
import { projectRoot } from './tool.ts'

const FOLDER = 'deploy'
const METRIC = /\bmeridian_[a-z0-9_]+/g
const SETTING = /^\s*(?:- \{name: )?([A-Z][A-Z0-9_]{3,})(?:: |, value)/gm
/** Variables of the other containers. */
const FOREIGN = [
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'MINIO_ROOT_USER',
  'MINIO_ROOT_PASSWORD',
  'PASSWORD',
]
/** Added by the metrics library: `_bucket` and the like, and what it reports about the process. */
const MADE_BY_LIBRARY = /_(bucket|count|sum)$|^meridian_(process|nodejs)_/

export const deployFilesCheck: Check = {
  name: 'deploy files',
  async run() {
    const entries = await readdir(join(projectRoot, FOLDER), { recursive: true, withFileTypes: true })
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const path = join(parentPath, name)
          return { path: path.slice(projectRoot.length + 1), text: await readFile(path, 'utf8') }
        }),
    )
    const metrics = await readMetrics()
    const settings = keysOf(await readFile(join(projectRoot, 'server/platform/config.ts'), 'utf8'))
    return outcomeOf(files.flatMap((file) => checkDeployFile(file, { metrics, settings })))
  },
}

type Known = { metrics: readonly string[]; settings: readonly string[] }

export function checkDeployFile({ path, text }: { path: string; text: string }, known: Known): string[] {
  return [
    ...findSyntaxErrors(path, text),
    ...[...text.matchAll(METRIC)]
      .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => !known.metrics.includes(name) && !MADE_BY_LIBRARY.test(name))
      .map((name) => `${path}: no metric is called ${name}`),
    ...(/\.ya?ml$/.test(path) ? [...text.matchAll(SETTING)] : [])
      .map(([, name = '']) => name)
      .filter((name) => !known.settings.includes(name) && !FOREIGN.includes(name))
      .map((name) => `${path}: there is no setting ${name}`),
    ...(path.endsWith('Dockerfile') ? findImageProblems(path, text) : []),
  ]
}

function findSyntaxErrors(path: string, text: string): string[] {
  if (path.endsWith('.json')) {
    try {
      JSON.parse(text)
    } catch (error) {
      return [`${path}: ${String(error)}`]
    }
  }
  if (!/\.ya?ml$/.test(path)) return []
  const plain = path.includes('/templates/') ? withoutTemplates(text) : text
  // Compose files merge maps with `<<`.
  return parseAllDocuments(plain, { merge: true }).flatMap(({ errors }) =>
    errors.map(({ message }) => `${path}: ${message}`),
  )
}

/** Strips Helm's template actions to leave plain YAML: whole lines are dropped, inline values become a placeholder. */
const withoutTemplates = (text: string) =>
  text.replace(/^\s*\{\{-?.*\}\}\s*$/gm, '').replace(/"?\{\{[^}]*\}\}"?/g, 'value')

function findImageProblems(path: string, text: string): string[] {
  const user = [...text.matchAll(/^USER (.+)$/gm)].at(-1)?.[1] ?? 'root'
  return [
    ...(/^(root|0)(:|$)/.test(user) ? [`${path}: runs as root`] : []),
    ...(text.includes('\nHEALTHCHECK ') ? [] : [`${path}: has no health check`]),
    ...([...text.matchAll(/^FROM .*$/gm)].length < 2 ? [`${path}: ships its build tools`] : []),
  ]
}

async function readMetrics(): Promise<string[]> {
  const folders = ['server/platform', 'server/features']
  const sources = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(projectRoot, folder), { recursive: true })
      const code = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      return Promise.all(code.map((name) => readFile(join(projectRoot, folder, name), 'utf8')))
    }),
  )
  return [...new Set(sources.flat().flatMap((text) => [...text.matchAll(METRIC)].map(([name]) => name)))]
}

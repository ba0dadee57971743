// `npm run new-feature [AREA] NAME ["what it is for"]` generates a feature that is complete on all three sides and passes
// `npm run check` as it is: the same structure for all, ready to be filled in.

import { appendFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot, runTool } from './checks/tool.ts'
import { LISTS } from './templates/feature-lists.ts'
import { writeFeature } from './templates/write-feature.ts'

const MIGRATIONS = 'server/migrations'
const USAGE = 'Usage: npm run new-feature jobs saved-jobs "a shortlist with notes"'
/** The last area: its features may use all others. */
const DEFAULT_AREA = 'workspace'

const given = process.argv.slice(2)
const [area, name, purpose] = given.length === 1 ? [DEFAULT_AREA, ...given] : given

try {
  if (!area || !name) throw new Error(USAGE)
  const written = await writeFeature(projectRoot, { area, name, purpose })
  const migration = await writeMigration(name.replaceAll('-', '_'))
  await run('node', 'scripts/fix.ts')
  console.log(`Written:

  ${[...written, migration].join('\n  ')}

Added to ${LISTS.join(', ')} in area ${area}. Its screen is at /${name}.
Now fill it in. The migration can be changed until it is merged:
delete it and run npx drizzle-kit generate --name ${name.replaceAll('-', '_')} again.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function writeMigration(table: string): Promise<string> {
  const before = await readdir(join(projectRoot, MIGRATIONS))
  await run('drizzle-kit', 'generate', `--name=${table}`)
  const added = (await readdir(join(projectRoot, MIGRATIONS))).find((file) => !before.includes(file))
  if (!added) throw new Error('drizzle-kit did not write a migration')
  await removeOlderSnapshots()
  const path = `${MIGRATIONS}/${added}`
  await appendFile(join(projectRoot, path), `--> statement-breakpoint\nselect make_append_only('${table}_events');\n`)
  return path
}

async function run(tool: string, ...args: string[]): Promise<void> {
  const { isPassed, output } = await runTool(tool, args)
  if (!isPassed) throw new Error(output)
}

/** Only the newest is ever read (scripts/checks/migrations.check.ts). */
async function removeOlderSnapshots(): Promise<void> {
  const folder = join(projectRoot, MIGRATIONS, 'meta')
  const snapshots = (await readdir(folder)).filter((file) => file.endsWith('_snapshot.json')).toSorted()
  await Promise.all(snapshots.slice(0, -1).map((file) => rm(join(folder, file))))
}

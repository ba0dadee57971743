// The migrations, run one after another, make exactly the tables the code declares; and one that others may have run is
// never edited.

import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, outcomeOf } from './check.ts'
import { projectRoot, runTool } from './tool.ts'

const MIGRATIONS = 'server/migrations'
const SCRATCH = '.cache/migrations'

export const migrationsCheck: Check = {
  name: 'migrations',
  run: async () => outcomeOf([...(await findMissingMigration()), ...(await findEditedMigrations())]),
}

/** Lets the generator work on a copy: whatever it adds there is missing here. */
async function findMissingMigration(): Promise<string[]> {
  const scratch = join(projectRoot, SCRATCH)
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  await cp(join(projectRoot, MIGRATIONS), scratch, { recursive: true })
  const before = await readdir(scratch)
  const schema = '--schema=server/**/*.tables.ts'
  const args = ['generate', '--dialect=postgresql', schema, `--out=${SCRATCH}`, '--name=missing']
  const { isPassed, output } = await runTool('drizzle-kit', args)
  if (!isPassed) return [output]
  const added = (await readdir(scratch)).filter((name) => !before.includes(name))
  return added.length === 0
    ? []
    : [`${MIGRATIONS} lacks a migration for the tables as they are now (${added.join(', ')})`]
}

async function findEditedMigrations(): Promise<string[]> {
  const base = await runTool('git', ['merge-base', 'HEAD', 'main'])
  // A checkout without history, or without main, still shows what was edited since its last commit.
  const since = base.isPassed ? base.output.trim() : 'HEAD'
  const args = ['diff', '--name-only', '--diff-filter=MDR', since, '--', `${MIGRATIONS}/*.sql`]
  const { isPassed, output } = await runTool('git', args)
  if (!isPassed) return []
  return output
    .split('\n')
    .filter(Boolean)
    .map((path) => `${path} was edited: write a new migration instead`)
}

// Running all migrations must produce exactly the tables the code declares, and a migration that others may have run
// must never be edited. The snapshots are large and only the latest is ever read, so it is the only one kept.

import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, outcomeOf } from './check.ts'
import { projectRoot, runTool } from './tool.ts'

const MIGRATIONS = 'server/migrations'
const JOURNAL = `${MIGRATIONS}/meta/_journal.json`
const SCRATCH = '.cache/migrations'

export const migrationsCheck: Check = {
  name: 'migrations',
  run: async () =>
    outcomeOf([
      ...(await findMissingMigration()),
      ...(await findEditedMigrations()),
      ...findOldSnapshots(await readdir(join(projectRoot, MIGRATIONS, 'meta'))),
    ]),
}

/** Runs the generator on a copy: whatever it adds there is missing here. */
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
  // A checkout without history or without main still shows what was edited since its last commit.
  const since = base.isPassed ? base.output.trim() : 'HEAD'
  const args = ['diff', '--no-renames', '--name-status', '--diff-filter=MD', since, '--', `${MIGRATIONS}/*.sql`]
  const [changes, journalBefore] = [await runTool('git', args), await runTool('git', ['show', `${since}:${JOURNAL}`])]
  if (!changes.isPassed || !journalBefore.isPassed) return []
  const journal = await readFile(join(projectRoot, JOURNAL), 'utf8')
  return findEdited(changes.output, journalBefore.output, journal)
}

/**
 * `changes` is the output of `git diff --name-status`. Only a new first migration may replace others, and then all of
 * them: it carries the timestamp of the last, by which server/platform/db/first-migration.ts knows who has run them.
 */
export function findEdited(changes: string, journalBefore: string, journal: string): string[] {
  const isReplaced = timesIn(journal)[0] === timesIn(journalBefore).at(-1) && timesIn(journalBefore).length > 1
  return changes
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter(([status]) => !(isReplaced && status === 'D'))
    .map(([, path]) => `${path} was edited: write a new migration instead`)
}

const timesIn = (journal: string): number[] =>
  (JSON.parse(journal) as { entries: { when: number }[] }).entries.map((entry) => entry.when)

export const findOldSnapshots = (files: readonly string[]): string[] =>
  files
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .slice(0, -1)
    .map((name) => `${MIGRATIONS}/meta/${name} is not the newest snapshot: delete it`)

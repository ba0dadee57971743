// `npm run check [-- --changed [base]]`: everything that can be verified about the code without running it. With --changed the
// compiler and the linter read only what a change since `base` (the branch point) can break.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pending, screens } from '#shared/screens.ts'
import { readTree } from './checks/architecture/source-tree.ts'
import { architectureCheck } from './checks/architecture.check.ts'
import { runChecks } from './checks/check.ts'
import { typeChecks } from './checks/compiler.check.ts'
import { deployFilesCheck } from './checks/deploy-files.check.ts'
import { lockFileCheck } from './checks/lock-file.check.ts'
import { migrationsCheck } from './checks/migrations.check.ts'
import { filesReachedBy } from './checks/reach.ts'
import { settingsChecks } from './checks/settings.check.ts'
import { specifiedBehavioursCheck } from './checks/specified-behaviours.check.ts'
import { projectRoot } from './checks/tool.ts'
import { toolChecks } from './checks/tools.check.ts'
import { branchPoint, changedSince } from './testing/changes.ts'

/** Where `npm test` reads the counts of this stage. */
const TALLY = join(projectRoot, '.cache/test/check.json')

const [flag, base] = process.argv.slice(2)
const files =
  flag === '--changed' ? filesReachedBy(changedSince(base ?? branchPoint()), (await readTree(projectRoot)).files) : null
if (files) console.log(`${files.length} files can be affected.`)

const checks = [
  ...typeChecks(files),
  ...toolChecks,
  architectureCheck,
  migrationsCheck,
  ...settingsChecks,
  lockFileCheck,
  deployFilesCheck,
  specifiedBehavioursCheck,
]
const tally = await runChecks(checks, console.log)

console.log(`\n${screens.length - pending.length} of ${screens.length} screens are built; still to come:`)
console.log(`  ${pending.join('  ')}`)

await mkdir(join(TALLY, '..'), { recursive: true })
await writeFile(TALLY, JSON.stringify(tally))
console.log(`\n${tally.passed} checks passed, ${tally.failed} failed`)
if (tally.failed > 0) process.exitCode = 1

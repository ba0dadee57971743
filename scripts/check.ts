// `npm run check`: everything that can be verified about the code without running it.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pending, screens } from '#shared/screens.ts'
import { architectureCheck } from './checks/architecture.check.ts'
import { runChecks } from './checks/check.ts'
import { typeChecks } from './checks/compiler.check.ts'
import { deployFilesCheck } from './checks/deploy-files.check.ts'
import { lockFileCheck } from './checks/lock-file.check.ts'
import { migrationsCheck } from './checks/migrations.check.ts'
import { settingsChecks } from './checks/settings.check.ts'
import { specifiedBehavioursCheck } from './checks/specified-behaviours.check.ts'
import { projectRoot } from './checks/tool.ts'
import { toolChecks } from './checks/tools.check.ts'

/** Where `npm test` reads the counts of this stage. */
const TALLY = join(projectRoot, '.cache/test/check.json')

const checks = [
  ...typeChecks,
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

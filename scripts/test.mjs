// npm test [-- --only check|unit|browser [arguments …]] — everything that must hold; the last line counts it.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './bootstrap/install.mjs'
import { BootstrapError, runCommand } from './bootstrap/project.mjs'
import { summarise } from './bootstrap/test-reports.mjs'
import { runStages, stageChoices } from './bootstrap/test-stages.mjs'

await runCommand(async () => {
  const { only, args } = readArguments()
  await ensureInstalled()
  const counts = await runStages(only, args)
  if (counts.some((count) => count.failed > 0)) process.exitCode = 1
  console.log(`\n${summarise(counts)}`)
})

function readArguments() {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  if (values.only !== undefined && !stageChoices.includes(values.only)) {
    throw new BootstrapError(`--only takes one of: ${stageChoices.join(', ')}.`)
  }
  if (positionals.length > 0 && !values.only) throw new BootstrapError('Arguments for a stage need --only STAGE.')
  return { only: values.only, args: positionals }
}

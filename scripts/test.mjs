// npm test [-- --only check|unit|browser [arguments …]] — everything that must hold; the last line counts it.
import { ensureInstalled } from './bootstrap/install.mjs'
import { BootstrapError, runCommand } from './bootstrap/project.mjs'
import { summarise } from './bootstrap/test-reports.mjs'
import { runStages, stageChoices } from './bootstrap/test-stages.mjs'

await runCommand(async () => {
  const { only, args } = readArguments()
  const counts = await countAll(only, args)
  if (counts.some((count) => count.failed > 0)) process.exitCode = 1
  const unsteady = counts.flatMap((count) => count.unsteady ?? [])
  if (unsteady.length > 0) console.log(`\nFlaky, passed only on a rerun; fix each one:\n${unsteady.join('\n')}`)
  console.log(`\n${summarise(counts)}`)
})

/** Without packages nothing can be tested, which is one failure and still ends with the line that counts. */
async function countAll(only, args) {
  try {
    await ensureInstalled()
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error
    console.error(error.message)
    return [{ passed: 0, failed: 1, skipped: 0 }]
  }
  return runStages(only, args)
}

function readArguments() {
  const [flag, only, ...args] = process.argv.slice(2)
  if (flag === undefined) return { only: null, args: [] }
  if (flag === '--only' && stageChoices.includes(only)) return { only, args }
  throw new BootstrapError(`Usage: npm test [-- --only ${stageChoices.join('|')} [arguments for it …]]`)
}

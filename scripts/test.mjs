// npm test [-- --only check|unit|browser [arguments …] | --changed [base]] — runs all checks and tests; the last line
// has the totals.
import { ensureInstalled } from './bootstrap/install.mjs'
import { BootstrapError, projectRoot, runCommand } from './bootstrap/project.mjs'
import { slowestFiles, summarise } from './bootstrap/test-reports.mjs'
import { branchPoint, runStages, stageChoices } from './bootstrap/test-stages.mjs'

await runCommand(async () => {
  const counts = await countAll(readArguments())
  if (counts.some((count) => count.failed > 0)) process.exitCode = 1
  // A long log is often cut to its end, so the end names what failed.
  const failures = counts.flatMap((count) => count.failures ?? [])
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
  const flaky = counts.flatMap((count) => count.flaky ?? [])
  if (flaky.length > 0) console.log(`\nFlaky, passed only on a rerun; fix each one:\n${flaky.join('\n')}`)
  const slowest = slowestFiles(counts, projectRoot)
  if (slowest.length > 1) console.log(`\nThe slowest test files:\n${slowest.join('\n')}`)
  console.log(`\n${summarise(counts)}`)
})

/** Without packages nothing can be tested, which counts as one failure and still ends with the totals. */
async function countAll(selection) {
  try {
    await ensureInstalled()
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error
    console.error(error.message)
    return [{ passed: 0, failed: 1, skipped: 0 }]
  }
  return runStages(selection)
}

function readArguments() {
  const [flag, value, ...args] = process.argv.slice(2)
  if (flag === undefined) return {}
  if (flag === '--only' && stageChoices.includes(value)) return { only: value, args }
  if (flag === '--changed' && args.length === 0) return { changedSince: value ?? branchPoint() }
  throw new BootstrapError(
    `Usage: npm test [-- --only ${stageChoices.join('|')} [arguments for it …] | -- --changed [base]]`,
  )
}

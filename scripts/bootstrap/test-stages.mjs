// The stages of `npm test`, in order. `for` names the --only choices that include a stage; `needs` the stage
// without whose success it makes no sense to run.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { runOnOwnNode } from './own-node.mjs'
import { BootstrapError, projectRoot } from './project.mjs'
import { elapsedSeconds } from './quiet-run.mjs'
import { ensureRedisServer } from './redis-server.mjs'
import { countStage, findFailures } from './test-reports.mjs'

/** A stage that was ended by SIGINT or SIGTERM ends the run: whoever sent it meant all of it. */
const interruptCodes = [130, 143]

/**
 * So few failures may be a test that minds a busy machine: they are run again by themselves, once. What passes then does
 * not stop anybody's work, but it is named at the end, because a test that passes only sometimes is a defect.
 */
const MOST_RUN_AGAIN = 5

const reportPath = (name) => path.join(projectRoot, '.cache', 'test', `${name}.json`)

const stages = [
  {
    name: 'check',
    title: 'Static checks',
    for: ['check'],
    format: 'check',
    run: (args) => runOnOwnNode('scripts/check.ts', args),
  },
  {
    name: 'unit',
    title: 'Unit and HTTP tests',
    for: ['unit'],
    format: 'vitest',
    again: (failed) => failed.map(({ file }) => file),
    run: async (args) => {
      await ensureRedisServer()
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath('unit')}`]
      return runOnOwnNode('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args])
    },
  },
  {
    name: 'build',
    title: 'Build',
    for: ['browser'],
    run: () => runOnOwnNode('scripts/build.ts', ['--if-stale']),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    for: ['browser'],
    needs: 'build',
    format: 'playwright',
    again: () => ['--last-failed'],
    run: async (args) => {
      const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('browser') }
      return runOnOwnNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], env)
    },
  },
]

export const stageChoices = [...new Set(stages.flatMap((stage) => stage.for))]

/** Runs all stages, or those of one choice (then with further arguments for it); returns the counts of each. */
export async function runStages(only, args) {
  const failedStages = new Set()
  const counts = []
  for (const stage of stages.filter((candidate) => !only || candidate.for.includes(only))) {
    if (failedStages.has(stage.needs)) {
      console.log(`\n── ${stage.title}: not run, because "${stage.needs}" failed`)
      continue
    }
    const { count, exitCode } = await runStage(stage, args)
    if (count.failed > 0) failedStages.add(stage.name)
    counts.push(count)
    if (interruptCodes.includes(exitCode)) break
  }
  return counts
}

async function runStage(stage, args) {
  const startedAt = Date.now()
  const reportFile = reportPath(stage.name)
  mkdirSync(path.dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  console.log(`\n── ${stage.title}`)
  const first = await runAndCount(stage, args)
  const { count, exitCode } = await runAgainIfFew(stage, first)
  const outcome = count.failed > 0 ? `${count.failed} failed` : 'good'
  console.log(`── ${stage.title}: ${outcome}, ${elapsedSeconds(startedAt)} s`)
  return { count, exitCode }
}

async function runAndCount(stage, args) {
  const exitCode = await runReportingProblems(() => stage.run(args))
  const report = { format: stage.format, reportFile: reportPath(stage.name) }
  return { exitCode, count: { ...countStage({ ...report, exitCode }), unsteady: [] }, failures: findFailures(report) }
}

async function runAgainIfFew(stage, first) {
  const names = first.failures.flatMap(({ file, names }) => names.map((name) => `${path.basename(file)}: ${name}`))
  const isWorthIt = stage.again && names.length === first.count.failed && names.length <= MOST_RUN_AGAIN
  if (first.count.failed === 0 || !isWorthIt || interruptCodes.includes(first.exitCode)) return first
  console.log(`\n── ${stage.title}: ${names.length} failed, rerunning them alone\n${names.join('\n')}\n`)
  const second = await runAndCount(stage, stage.again(first.failures))
  if (second.count.failed > 0) return { ...first, exitCode: second.exitCode }
  const count = { ...first.count, passed: first.count.passed + names.length, failed: 0, unsteady: names }
  return { ...second, count }
}

async function runReportingProblems(run) {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error
    console.error(error.message)
    return 1
  }
}

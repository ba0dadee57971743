// The stages of `npm test`, in order. `for` names the --only choices that include a stage; `needs` the stage
// without whose success it makes no sense to run.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { runOnOwnNode } from './own-node.mjs'
import { BootstrapError, projectRoot } from './project.mjs'
import { elapsedSeconds } from './quiet-run.mjs'
import { ensureRedisServer } from './redis-server.mjs'
import { countStage } from './test-reports.mjs'

/** A stage that was ended by SIGINT or SIGTERM ends the run: whoever sent it meant all of it. */
const interruptCodes = [130, 143]

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
  const exitCode = await runReportingProblems(() => stage.run(args))
  const count = countStage({ format: stage.format, reportFile, exitCode })
  const outcome = count.failed > 0 ? `${count.failed} failed` : 'good'
  console.log(`── ${stage.title}: ${outcome}, ${elapsedSeconds(startedAt)} s`)
  return { count, exitCode }
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

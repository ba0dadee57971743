// The stages of `npm test`, in order. `for` lists the --only choices that include a stage; `needs` is the stage that
// must succeed first.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findOverBudget } from './browser-budgets.mjs'
import { ensureChromium } from './chromium.mjs'
import { ownNode, runOnOwnNode } from './own-node.mjs'
import { BootstrapError, projectRoot } from './project.mjs'
import { elapsedSeconds } from './quiet-run.mjs'
import { ensureTestPrograms } from './test-programs.mjs'
import { countAfterRerun, countStage, findFailures, readDurations } from './test-reports.mjs'

/** A stage killed by SIGINT or SIGTERM ends the run: whoever sent the signal meant all of it. */
const interruptCodes = [130, 143]

/**
 * A few failures are usually timing: they are rerun alone, once. If they pass, the run succeeds, but they are
 * listed at the end, because a flaky test is a defect. A failed property has found a counterexample, so it stays
 * failed.
 */
const MAX_RERUN = 20

const reportPath = (name) => path.join(projectRoot, '.cache', 'test', `${name}.json`)

const stages = [
  {
    name: 'check',
    title: 'Static checks',
    for: ['check'],
    format: 'check',
    changed: (base) => ['--changed', base],
    run: (args) => runOnOwnNode('scripts/check.ts', args),
  },
  {
    name: 'unit',
    title: 'Unit and HTTP tests',
    for: ['unit'],
    format: 'vitest',
    rerunArgs: (failed) => failed.map(({ file }) => file),
    changed: (base) => ['--changed', base, '--passWithNoTests'],
    run: async (args, env) => {
      await ensureTestPrograms()
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath('unit')}`]
      return runOnOwnNode('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], env)
    },
  },
  {
    name: 'build',
    title: 'Build',
    for: ['browser'],
    run: async () => {
      const build = runOnOwnNode('scripts/build.ts', ['--if-stale'])
      // If this fails, the browser tests create their world themselves and say why they cannot.
      const world = runOnOwnNode('e2e/support/prepare-world.ts', [], {}, 'ignore')
      const [exitCode] = await Promise.all([build, world])
      return exitCode
    },
  },
  {
    name: 'browser',
    title: 'Browser tests',
    for: ['browser'],
    needs: 'build',
    format: 'playwright',
    rerunArgs: () => ['--last-failed'],
    changed: specsChangedSince,
    findOverBudget,
    run: async (args, extraEnv) => {
      const found = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('browser') }
      const env = { ...found, ...extraEnv }
      return runOnOwnNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], env)
    },
  },
]

export const stageChoices = [...new Set(stages.flatMap((stage) => stage.for))]

/**
 * Runs all stages, or those of one choice (with any extra arguments), or only what a change since a commit can affect;
 * returns the counts of each.
 */
export async function runStages({ only, args = [], changedSince }) {
  const failedStages = new Set()
  const counts = []
  for (const stage of stages.filter((candidate) => !only || candidate.for.includes(only))) {
    if (failedStages.has(stage.needs)) {
      console.log(`\n── ${stage.title}: not run, because "${stage.needs}" failed`)
      continue
    }
    const stageArgs = changedSince && stage.changed ? stage.changed(changedSince) : args
    if (stageArgs === null) {
      console.log(`\n── ${stage.title}: not run, because the change affects none of them`)
      continue
    }
    const { count, exitCode } = await runStage(stage, stageArgs)
    if (count.failed > 0) failedStages.add(stage.name)
    counts.push(count)
    if (interruptCodes.includes(exitCode)) break
  }
  return counts
}

/** Where this branch diverged from main; the last commit if there is no main. */
export function branchPoint() {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: projectRoot, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'HEAD'
}

/** Paths of specs; null if there are none to run. */
function specsChangedSince(base) {
  const script = ['scripts/testing/changed-specs.ts', base]
  const { status, stdout, stderr } = spawnSync(ownNode(), script, { cwd: projectRoot, encoding: 'utf8' })
  if (status !== 0) throw new BootstrapError(`Could not determine what changed since ${base}: ${stderr}`)
  const specs = stdout.split('\n').filter(Boolean)
  return specs.length > 0 ? specs : null
}

async function runStage(stage, args) {
  const startedAt = Date.now()
  const reportFile = reportPath(stage.name)
  mkdirSync(path.dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  console.log(`\n── ${stage.title}`)
  const first = await runAndCount(stage, args)
  // Before a rerun overwrites the report.
  const overBudget = stage.findOverBudget?.(reportFile) ?? []
  const { count, exitCode } = await rerunIfFew(stage, first)
  for (const line of overBudget) console.log(line)
  count.failed += overBudget.length
  count.failures = [...count.failures, ...overBudget]
  const outcome = count.failed > 0 ? `${count.failed} failed` : 'good'
  console.log(`── ${stage.title}: ${outcome}, ${elapsedSeconds(startedAt)} s`)
  return { count, exitCode }
}

async function runAndCount(stage, args, env) {
  const exitCode = await runReportingProblems(() => stage.run(args, env))
  const report = { format: stage.format, reportFile: reportPath(stage.name) }
  const failures = findFailures(report)
  const counts = countStage({ ...report, exitCode })
  const count = { ...counts, flaky: [], failures: failures.flatMap(describe), durations: readDurations(report) }
  if (counts.failed > 0 && failures.length === 0) count.failures = [stage.title]
  return { exitCode, count, failures }
}

async function rerunIfFew(stage, first) {
  const names = namesOf(first.failures, 'names')
  const properties = namesOf(first.failures, 'properties')
  const canRerun = stage.rerunArgs && names.length === first.count.failed && names.length <= MAX_RERUN
  if (first.count.failed === 0 || !canRerun || interruptCodes.includes(first.exitCode)) return first
  console.log(`\n── ${stage.title}: ${names.length} failed, rerunning them alone\n${names.join('\n')}\n`)
  const second = await runAndCount(stage, stage.rerunArgs(first.failures), { MERIDIAN_RERUN: '1' })
  return { exitCode: second.exitCode, count: countAfterRerun(first.count, { names, properties }, second.count) }
}

const namesOf = (failures, kind) =>
  failures.flatMap((failure) => failure[kind].map((name) => `${path.basename(failure.file)}: ${name}`))

const describe = ({ file, names, reasons }) =>
  names.map((name, at) => `${path.basename(file)}: ${name}${reasons[at] ? `\n${indent(reasons[at])}` : ''}`)

const indent = (text) => text.replaceAll(/^/gm, '    ')

async function runReportingProblems(run) {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error
    console.error(error.message)
    return 1
  }
}

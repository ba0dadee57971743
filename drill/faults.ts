// Mutation testing: plants small faults one at a time in a copy of the tree and runs the tests that must catch them. A
// survivor is a gap in the tests.
// Usage: npm run drill -- faults [--only NAME …] [--check] [--skip-baseline] [--limit-seconds 300]
// --check only verifies that every fault still applies to the tree.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { faults } from './faults/catalogue.ts'
import { type Fault, plant, problemsOf } from './faults/fault.ts'
import { makeScratchCopy } from './faults/scratch-copy.ts'
import { TestBench, TIME_LIMIT, type Verdict } from './faults/test-bench.ts'

const MAX_SURVIVORS = 0.05

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    'limit-seconds': { type: 'string', default: '300' },
    check: { type: 'boolean', default: false },
    'skip-baseline': { type: 'boolean', default: false },
  },
})

const chosen = faults.filter(({ name, file }) => values.only?.some((one) => name === one || file.includes(one)) ?? true)
if (chosen.length === 0) throw new Error(`There is no fault called ${values.only?.join(', ')}.`)

// First of all, because this takes a second and the rest an hour.
const lost = chosen.flatMap((fault) => [...problemsOf(fault, readIfExists)])
if (lost.length > 0 || values.check) {
  console.log(lost.length > 0 ? lost.join('\n\n') : `All ${chosen.length} faults apply to the tree.`)
  process.exit(lost.length > 0 ? 1 : 0)
}

const copy = makeScratchCopy()
process.once('exit', copy.remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const limitMs = Number(values['limit-seconds']) * 1000
const bench = new TestBench(copy.folder, limitMs)
const results: ({ fault: Fault } & Verdict)[] = []
try {
  if (!values['skip-baseline']) await expectPassingBaseline()
  for (const fault of chosen) {
    const verdict = await testFault(fault)
    results.push({ fault, ...verdict })
    console.log(`${verdict.isKilled ? 'killed  ' : 'SURVIVED'}  ${fault.name}  ${verdict.seconds} s  ${verdict.by}`)
  }
} finally {
  await bench.close()
}
conclude()

function readIfExists(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** A test that fails without a fault would kill every one of them. */
async function expectPassingBaseline(): Promise<void> {
  const tests = [...new Set(chosen.flatMap((fault) => fault.tests))].toSorted()
  const { isKilled, by, seconds } = await bench.run(tests, limitMs * tests.length)
  if (isKilled) throw new Error(`The tests fail without a fault: ${by}`)
  console.log(`The tests pass without a fault (${seconds} s).`)
}

async function testFault(fault: Fault): Promise<Verdict> {
  const place = path.join(copy.folder, fault.file)
  const isMigration = fault.file.startsWith('server/migrations/')
  const sound = readFileSync(place, 'utf8')
  writeFileSync(place, plant(fault, sound))
  bench.invalidate(fault.file)
  try {
    if (isMigration) await bench.restart()
    return await bench.run(fault.tests)
  } finally {
    writeFileSync(place, sound)
    bench.invalidate(fault.file)
    if (isMigration) await bench.close()
  }
}

function conclude(): void {
  const survivors = results.filter(({ isKilled }) => !isKilled)
  const kinds = Map.groupBy(results, ({ fault }) => fault.kind)
  console.table(
    [...kinds].map(([kind, tried]) => ({
      kind,
      planted: tried.length,
      survived: tried.filter(({ isKilled }) => !isKilled).length,
    })),
  )
  const rate = survivors.length / results.length
  console.log(`${survivors.length} of ${results.length} faults survived (${(rate * 100).toFixed(1)} %).`)
  for (const { fault } of survivors) console.log(`  ${fault.name} (${fault.kind}): ${fault.file}`)
  const late = results.filter(({ by }) => by === TIME_LIMIT)
  if (late.length > 0) {
    console.log(`${late.length} only ran out of time; if the machine was busy, plant them again:`)
    for (const { fault } of late) console.log(`  ${fault.name}`)
  }
  process.exitCode = rate < MAX_SURVIVORS ? 0 : 1
  // Something left hanging by a fault must not keep the drill from exiting.
  setTimeout(() => process.exit(), 5_000).unref()
}

// Defines a static check and runs them: two at a time, one line each, with the tool's output on failure.

/** `output` is printed when the check fails, `notes` always. */
export type Outcome = { isPassed: boolean; output: string; notes?: string }
export type Check = { name: string; run: () => Promise<Outcome> }

const AT_ONCE = 2

export async function runChecks(checks: readonly Check[], print: (line: string) => void) {
  const waiting = [...checks]
  const tally = { passed: 0, failed: 0 }
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = performance.now()
      const { isPassed, output, notes }: Outcome = await check.run().catch(describeCrash)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      tally[isPassed ? 'passed' : 'failed'] += 1
      print(`${isPassed ? '✓' : '✗'} ${check.name.padEnd(24)} ${seconds.padStart(5)} s`)
      if (!isPassed) print(indent(output))
      if (notes) print(indent(notes))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return tally
}

const describeCrash = (error: unknown): Outcome => ({
  isPassed: false,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

const indent = (text: string) => text.trimEnd().replace(/^/gm, '    ')

/** For checks that collect their own complaints. */
export const outcomeOf = (complaints: readonly string[]): Outcome => ({
  isPassed: complaints.length === 0,
  output: complaints.join('\n'),
})

import { describe, expect, it } from 'vitest'
import { type Check, outcomeOf, runChecks } from './check.ts'

const passing: Check = { name: 'passing', run: async () => outcomeOf([]) }
const failing: Check = { name: 'failing', run: async () => outcomeOf(['line 1 is wrong']) }
const crashing: Check = {
  name: 'crashing',
  run: async () => {
    throw new Error('tool not found')
  },
}

async function run(checks: Check[]) {
  const lines: string[] = []
  const tally = await runChecks(checks, (line) => lines.push(line))
  return { tally, text: lines.join('\n') }
}

describe('running the checks', () => {
  it('counts what passed and what failed', async () => {
    expect((await run([passing, failing, passing])).tally).toEqual({ passed: 2, failed: 1 })
  })

  it('shows the output of a check only when it fails', async () => {
    const { text } = await run([passing, failing])
    expect(text).toMatch(/✓ passing +\d+\.\d s/)
    expect(text).toMatch(/✗ failing +\d+\.\d s\n {4}line 1 is wrong/)
  })

  it('shows the notes of a check whether it passes or fails', async () => {
    const noting: Check = { name: 'noting', run: async () => ({ ...outcomeOf([]), notes: 'a → b' }) }
    expect((await run([noting])).text).toMatch(/✓ noting +\d+\.\d s\n {4}a → b/)
  })

  it('counts a check that crashes as failed and says why', async () => {
    const { tally, text } = await run([crashing, passing])
    expect(tally).toEqual({ passed: 1, failed: 1 })
    expect(text).toContain('tool not found')
  })

  it('runs two at a time', async () => {
    let running = 0
    let most = 0
    const slow: Check = {
      name: 'slow',
      run: async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        return outcomeOf([])
      },
    }
    await run([slow, slow, slow, slow])
    expect(most).toBe(2)
  })
})

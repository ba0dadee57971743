import { describe, expect, it } from 'vitest'
import { Thread, ThreadError } from './thread.ts'

/** The source of a thread, so that each test shows what its thread does with a message. */
const aThread = (work: string, limits: ConstructorParameters<typeof Thread>[1] = {}): Thread => {
  const code = `import { parentPort } from 'node:worker_threads'
    let count = 0
    parentPort.on('message', (input) => { count += 1; ${work} })`
  return new Thread(new URL(`data:text/javascript,${encodeURIComponent(code)}`), limits)
}

describe('work in a thread', () => {
  it('runs one task after the other and returns their results', async () => {
    const thread = aThread('parentPort.postMessage([input, count])')
    expect(await Promise.all(['a', 'b', 'c'].map((input) => thread.run(input)))).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ])
  })

  it('is terminated when it takes too long, and the next task is not affected', async () => {
    const thread = aThread(`if (input === 'endless') for (;;) {} else parentPort.postMessage(count)`, {
      maxMilliseconds: 3_000,
    })
    const [endless, next] = await Promise.allSettled([thread.run('endless'), thread.run('quick')])
    expect(endless).toMatchObject({ status: 'rejected', reason: expect.any(ThreadError) })
    expect(next).toEqual({ status: 'fulfilled', value: 1 })
  })

  it('is terminated when it uses too much memory', async () => {
    const greedy = aThread('const all = []; for (;;) all.push(new Array(1_000_000).fill(0))', { maxMegabytes: 32 })
    await expect(greedy.run(null)).rejects.toBeInstanceOf(ThreadError)
  })

  it('fails with what it throws', async () => {
    await expect(aThread(`throw new TypeError('of its own')`).run(null)).rejects.toThrow('of its own')
  })
})

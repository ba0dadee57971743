import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTask } from './next-task.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['with scheduler.yield', { yield: () => new Promise<void>((resolve) => void setTimeout(resolve)) }],
  ['without', undefined],
])('%s', (_, scheduler) => {
  it('continues after everything that was already due', async () => {
    vi.stubGlobal('scheduler', scheduler)
    const done: string[] = []
    const later = nextTask().then(() => done.push('next task'))
    await Promise.resolve()
    queueMicrotask(() => done.push('same task'))
    await later
    expect(done).toEqual(['same task', 'next task'])
  })
})

// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBuildWatch } from './build-manifest.ts'

const HOUR = 3_600_000

function aWatch(answers: Record<string, () => Response>, effectiveType?: string) {
  const idle: (() => void)[] = []
  const fetched: string[] = []
  const log = { error: vi.fn() }
  const watch = createBuildWatch({
    buildId: 'b1',
    fetch: async (url) => {
      const path = url.split('?')[0] ?? ''
      fetched.push(path)
      return (answers[path] ?? (() => new Response(null, { status: 404 })))()
    },
    log,
    now: Date.now,
    setTimeout: (run, delay) => setTimeout(run, delay),
    whenIdle: (run) => idle.push(run),
    effectiveType,
  })
  return { watch, fetched, log, becomeIdle: () => idle.splice(0).forEach((run) => run()) }
}

describe('the build manifest', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is fetched once, a second after the browser is first idle', async () => {
    const { watch, fetched, becomeIdle } = aWatch({ '/builds/meta/b1.json': () => Response.json({ id: 'b1' }) })
    watch.start()
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetched).toEqual([])
    becomeIdle()
    await vi.advanceTimersByTimeAsync(999)
    expect(fetched).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toEqual(['/builds/meta/b1.json'])
  })

  it('is not fetched on a very slow connection', async () => {
    const { watch, fetched, becomeIdle } = aWatch({}, 'slow-2g')
    watch.start()
    becomeIdle()
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetched).toEqual([])
  })

  it('logs one error when it cannot be fetched', async () => {
    const { watch, log, becomeIdle } = aWatch({})
    watch.start()
    becomeIdle()
    await vi.advanceTimersByTimeAsync(5000)
    expect(log.error).toHaveBeenCalledExactlyOnceWith('Error fetching app manifest.', expect.any(Error))
  })

  it('is compared with the latest build every hour until they differ', async () => {
    let latest = 'b1'
    const { watch, fetched } = aWatch({ '/builds/latest.json': () => Response.json({ id: latest }) })
    watch.start()
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(watch.isOutdated()).toBe(false)
    latest = 'b2'
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(watch.isOutdated()).toBe(true)
    await vi.advanceTimersByTimeAsync(3 * HOUR)
    expect(fetched).toEqual(['/builds/latest.json', '/builds/latest.json'])
  })

  it('does not count as outdated while the latest build is unknown', async () => {
    const { watch, log, fetched } = aWatch({})
    watch.start()
    await vi.advanceTimersByTimeAsync(2 * HOUR)
    expect(watch.isOutdated()).toBe(false)
    expect(fetched).toHaveLength(2)
    expect(log.error).not.toHaveBeenCalled()
  })
})

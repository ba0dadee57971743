// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingBar, estimateProgress } from './loading-bar-state.ts'

const FRAME = 16

function aBar() {
  return createLoadingBar({
    now: Date.now,
    setTimeout: (run, delay) => setTimeout(run, delay),
    clearTimeout: (timer) => clearTimeout(timer as number),
    requestFrame: (run) => setTimeout(run, FRAME),
    cancelFrame: (frame) => clearTimeout(frame as number),
  })
}

describe('the loading bar', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    [0, 0],
    [250, 15.6],
    [500, 29.5],
    [1000, 50],
    [2000, 70.5],
    [4000, 84.4],
    [10_000, 93.7],
  ])('after %i ms is at %d percent', (elapsed, percent) => {
    expect(estimateProgress(elapsed)).toBeCloseTo(percent, 1)
  })

  it('never shows for a page that loads within 200 ms', () => {
    const bar = aBar()
    const seen: boolean[] = []
    bar.subscribe(() => seen.push(bar.read().isVisible))
    bar.start()
    vi.advanceTimersByTime(199)
    bar.finish()
    vi.advanceTimersByTime(5000)
    expect(seen).not.toContain(true)
    expect(bar.read()).toEqual({ progress: 0, isVisible: false, hasFailed: false })
  })

  it('shows after 200 ms and grows with each frame', () => {
    const bar = aBar()
    bar.start()
    vi.advanceTimersByTime(200)
    expect(bar.read()).toMatchObject({ isVisible: true, progress: 0 })
    vi.advanceTimersByTime(1000)
    expect(bar.read().progress).toBeGreaterThan(48)
    expect(bar.read().progress).toBeLessThanOrEqual(50)
  })

  it('fills, hides after 500 ms and empties 400 ms later', () => {
    const bar = aBar()
    bar.start()
    vi.advanceTimersByTime(1000)
    bar.finish()
    expect(bar.read()).toMatchObject({ progress: 100, isVisible: true })
    vi.advanceTimersByTime(499)
    expect(bar.read().isVisible).toBe(true)
    vi.advanceTimersByTime(1)
    expect(bar.read()).toMatchObject({ progress: 100, isVisible: false })
    vi.advanceTimersByTime(400)
    expect(bar.read().progress).toBe(0)
  })

  it('can restart while it hides or empties', () => {
    for (const pause of [300, 700]) {
      const bar = aBar()
      bar.start()
      vi.advanceTimersByTime(1000)
      bar.finish()
      vi.advanceTimersByTime(pause)
      bar.start()
      vi.advanceTimersByTime(1200)
      expect(bar.read().isVisible).toBe(true)
      expect(bar.read().progress).toBeGreaterThan(40)
      bar.finish({ force: true })
    }
  })

  it('goes away at once when forced', () => {
    const bar = aBar()
    bar.start()
    vi.advanceTimersByTime(1000)
    bar.finish({ force: true })
    expect(bar.read()).toEqual({ progress: 0, isVisible: false, hasFailed: false })
  })

  it('stays marked as failed until the next start', () => {
    const bar = aBar()
    bar.start()
    vi.advanceTimersByTime(1000)
    bar.finish({ hasFailed: true })
    bar.finish()
    expect(bar.read()).toMatchObject({ hasFailed: true, progress: 100 })
    bar.start()
    expect(bar.read().hasFailed).toBe(false)
  })
})

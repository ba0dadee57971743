// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger, logLevels } from './logger.ts'

function recordedLogger(level?: number) {
  const lines: unknown[][] = []
  const log = createLogger({
    write: (lineLevel, args) => lines.push([lineLevel, ...args]),
    ...(level !== undefined && { level }),
  })
  return { log, lines }
}

describe('the log', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('prints up to info by default and debug only when enabled', () => {
    const quiet = recordedLogger()
    quiet.log.debug('hidden')
    quiet.log.info('shown')
    expect(quiet.lines).toEqual([['info', 'shown']])
    const chatty = recordedLogger(logLevels.debug)
    chatty.log.debug('shown')
    chatty.log.trace('hidden')
    expect(chatty.lines).toEqual([['debug', 'shown']])
  })

  it('prints six of twenty equal lines and counts the other fourteen after a quiet second', () => {
    const { log, lines } = recordedLogger()
    for (let count = 0; count < 20; count += 1) log.warn('again')
    expect(lines).toHaveLength(6)
    vi.advanceTimersByTime(999)
    expect(lines).toHaveLength(6)
    vi.advanceTimersByTime(1)
    expect(lines.slice(6)).toEqual([['warn', 'again', '(repeated 14 times)']])
  })

  it('reports suppressed lines before a different line', () => {
    const { log, lines } = recordedLogger()
    for (let count = 0; count < 8; count += 1) log.warn('a')
    log.warn('b')
    expect(lines.slice(6)).toEqual([
      ['warn', 'a', '(repeated 2 times)'],
      ['warn', 'b'],
    ])
  })

  it('does not count lines a second apart as repeats', () => {
    const { log, lines } = recordedLogger()
    for (let count = 0; count < 20; count += 1) {
      log.error('slow')
      vi.advanceTimersByTime(1000)
    }
    expect(lines).toHaveLength(20)
  })

  it('tells different errors and cyclic details apart', () => {
    const { log, lines } = recordedLogger()
    const cyclic: { self?: unknown } = {}
    cyclic.self = cyclic
    for (let count = 0; count < 10; count += 1) {
      log.error('failed', new Error(`reason ${count}`))
      log.error('cyclic', cyclic)
    }
    expect(lines).toHaveLength(20)
  })
})

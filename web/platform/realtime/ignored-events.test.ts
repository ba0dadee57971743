import { expect, it, vi } from 'vitest'
import { createIgnoredEvents } from './ignored-events.ts'

it('counts by fault, and reports when a count changes', () => {
  const ignored = createIgnoredEvents()
  const watcher = vi.fn()
  const stop = ignored.watch(watcher)
  expect(ignored.counts()).toEqual({ unknown: 0, malformed: 0 })
  ignored.count({ event: 'message.exploded', fault: 'unknown' })
  ignored.count({ event: 'message.created', fault: 'malformed' })
  ignored.count({ event: 'message.created', fault: 'malformed' })
  expect([ignored.counts(), watcher.mock.calls.length]).toEqual([{ unknown: 1, malformed: 2 }, 3])
  stop()
  ignored.count({ event: 'message.created', fault: 'malformed' })
  expect(watcher).toHaveBeenCalledTimes(3)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSendQueue } from './send-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends eight messages at once, the rest as the second passes, in order', () => {
  const queue = createSendQueue()
  const sent: number[] = []
  for (let index = 0; index < 20; index += 1) queue.add(() => sent.push(index))
  expect(sent).toHaveLength(8)
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(16)
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

it('sends what is urgent before all that waits', () => {
  const queue = createSendQueue()
  const sent: string[] = []
  for (let index = 0; index < 20; index += 1) queue.add(() => sent.push('pad'))
  queue.addUrgent(() => sent.push('offer'))
  queue.addUrgent(() => sent.push('candidates'))
  vi.advanceTimersByTime(1000)
  expect(sent.slice(8, 11)).toEqual(['offer', 'candidates', 'pad'])
})

it('sends nothing more once it is cleared', () => {
  const queue = createSendQueue()
  const sent: number[] = []
  for (let index = 0; index < 20; index += 1) queue.add(() => sent.push(index))
  queue.clear()
  vi.advanceTimersByTime(5000)
  expect(sent).toHaveLength(8)
})

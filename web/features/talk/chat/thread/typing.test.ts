import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTypists, shouldSendTyping } from './typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const seen: string[][] = []
  return { seen, typists: createTypists((typing) => seen.push([...typing])) }
}

it('typing is signalled at most every three seconds', () => {
  expect(shouldSendTyping(null, 0)).toBe(true)
  expect(shouldSendTyping(1_000, 3_999)).toBe(false)
  expect(shouldSendTyping(1_000, 4_000)).toBe(true)
})

it('typing is shown for six seconds after the last signal', () => {
  const { seen, typists } = watched()
  typists.noteTyping('ben')
  vi.advanceTimersByTime(5_000)
  typists.noteTyping('ben')
  vi.advanceTimersByTime(5_999)
  expect(seen).toEqual([['ben']])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([['ben'], []])
})

it('typing ends when the message arrives', () => {
  const { seen, typists } = watched()
  typists.noteTyping('ben')
  typists.stopped('ben')
  typists.stopped('ben')
  vi.advanceTimersByTime(10_000)
  expect(seen).toEqual([['ben'], []])
})

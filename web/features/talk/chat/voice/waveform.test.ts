import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_BAR, MAX_WAVEFORM } from '#shared/features/talk/chat/chat-limits.ts'
import { waveformOf } from './waveform.ts'

it('draws the loudest part as the highest bar', () => {
  expect(waveformOf([0, 0.2, 0.4])).toEqual([0, Math.round(MAX_BAR / 2), MAX_BAR])
})

it('is flat for silence', () => {
  expect(waveformOf([0, 0, 0])).toEqual([0, 0, 0])
})

it('never has more or higher bars than a message stores', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 500 }), (levels) => {
      const bars = waveformOf(levels)
      expect(bars.length).toBeLessThanOrEqual(MAX_WAVEFORM)
      for (const bar of bars) expect(bar >= 0 && bar <= MAX_BAR && Number.isInteger(bar)).toBe(true)
    }),
  )
})

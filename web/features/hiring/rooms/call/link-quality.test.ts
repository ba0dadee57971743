import { expect, it } from 'vitest'
import { lineOf, lowerQuality } from './link-quality.ts'
import { readSignal } from './signals.ts'

it('a line is as good as its losses and its delay', () => {
  const figures = { lost: 0, received: 1000, roundTrip: 0.05 }
  expect(lineOf(true, figures)).toBe('strong')
  expect(lineOf(true, { ...figures, lost: 30 })).toBe('fair')
  expect(lineOf(true, { ...figures, lost: 100 })).toBe('weak')
  expect(lineOf(true, { ...figures, roundTrip: 0.4 })).toBe('fair')
  expect(lineOf(true, { ...figures, roundTrip: 0.7 })).toBe('weak')
  expect(lineOf(true, { lost: 0, received: 0, roundTrip: 0 })).toBe('strong')
  expect(lineOf(false, figures)).toBe('lost')
})

it('the side that wants less picture decides', () => {
  expect(lowerQuality('full', 'low')).toBe('low')
  expect(lowerQuality('sound', 'low')).toBe('sound')
  expect(lowerQuality('full', 'full')).toBe('full')
})

it('signals of other browsers are read with care', () => {
  const state = { isMuted: true, hasPicture: false, isSharing: false, quality: 'low' } as const
  expect(readSignal(JSON.stringify({ kind: 'hello', state, more: 1 }))).toEqual({ kind: 'hello', state })
  expect(readSignal('{"kind":"state","state":{"quality":"best"}}')).toMatchObject({ state: { quality: 'full' } })
  for (const text of [
    '',
    'no',
    'null',
    '1',
    '{}',
    '{"kind":"hello"}',
    '{"kind":"description","description":{"type":"x"}}',
  ])
    expect(readSignal(text)).toBeNull()
})

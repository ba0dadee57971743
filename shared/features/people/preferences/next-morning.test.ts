import { expect, it } from 'vitest'
import { nextMorning } from './next-morning.ts'

it.each([
  ['the same day, if it is earlier', '2026-11-15T04:00:00Z', '2026-11-15T05:00:00.000Z'],
  ['the next day, if it has passed', '2026-11-15T05:00:00Z', '2026-11-16T05:00:00.000Z'],
])('is at eight in the person’s time zone: %s', (_, now, morning) => {
  expect(nextMorning('Africa/Nairobi', new Date(now)).toISOString()).toBe(morning)
})

import { expect, it } from 'vitest'
import { addWorkingDays } from './working-days.ts'

it('counts from Monday to Friday only', () => {
  const wednesday = new Date('2026-11-18T09:00:00Z')
  expect(addWorkingDays(wednesday, 2).toISOString()).toBe('2026-11-20T09:00:00.000Z')
  expect(addWorkingDays(wednesday, 3).toISOString()).toBe('2026-11-23T09:00:00.000Z')
  expect(addWorkingDays(wednesday, 10).toISOString()).toBe('2026-12-02T09:00:00.000Z')
})

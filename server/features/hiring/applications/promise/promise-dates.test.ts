import { expect, it } from 'vitest'
import { afterBusinessDays, nextDueAt, withinWorkingHours } from './promise-dates.ts'

const oslo = { country: 'NO', timeZone: 'Europe/Oslo' }
const at = (text: string) => new Date(text)

it('reply dates count working days of the company’s own week', () => {
  const thursday = at('2026-11-12T10:30:00Z')
  expect(afterBusinessDays(thursday, 3, oslo)).toEqual(at('2026-11-17T10:30:00Z'))
  expect(afterBusinessDays(thursday, 3, { country: 'EG', timeZone: 'Africa/Cairo' })).toEqual(
    at('2026-11-17T10:30:00Z'),
  )
  expect(afterBusinessDays(thursday, 1, oslo)).toEqual(at('2026-11-13T10:30:00Z'))
  expect(afterBusinessDays(thursday, 1, { country: 'EG', timeZone: 'Africa/Cairo' })).toEqual(
    at('2026-11-15T10:30:00Z'),
  )
})

it('reply dates keep the time of day across a change to summer time', () => {
  expect(afterBusinessDays(at('2026-10-23T08:00:00Z'), 1, oslo)).toEqual(at('2026-10-26T09:00:00Z'))
})

it('reply dates are closer after an interview', () => {
  const monday = at('2026-11-09T09:00:00Z')
  expect(nextDueAt('interviewing', monday, 7, oslo)).toEqual(at('2026-11-12T09:00:00Z'))
  expect(nextDueAt('shortlisted', monday, 7, oslo)).toEqual(at('2026-11-16T09:00:00Z'))
})

it('rejections are sent during the day', () => {
  const nairobi = { country: 'KE', timeZone: 'Africa/Nairobi' }
  expect(withinWorkingHours(at('2026-11-16T06:00:00Z'), nairobi)).toEqual(at('2026-11-16T06:00:00Z'))
  expect(withinWorkingHours(at('2026-11-16T05:59:00Z'), nairobi)).toEqual(at('2026-11-16T06:00:00Z'))
  expect(withinWorkingHours(at('2026-11-16T15:00:00Z'), nairobi)).toEqual(at('2026-11-17T06:00:00Z'))
  expect(withinWorkingHours(at('2026-11-16T14:59:00Z'), nairobi)).toEqual(at('2026-11-16T14:59:00Z'))
})

it('rejections are not sent on days off where the talent lives', () => {
  const nairobi = { country: 'KE', timeZone: 'Africa/Nairobi' }
  const friday = at('2026-11-20T16:00:00Z')
  expect(withinWorkingHours(friday, nairobi)).toEqual(at('2026-11-23T06:00:00Z'))
  expect(withinWorkingHours(at('2026-11-22T09:00:00Z'), nairobi)).toEqual(at('2026-11-23T06:00:00Z'))
  const cairo = { country: 'EG', timeZone: 'Africa/Cairo' }
  expect(withinWorkingHours(at('2026-11-20T09:00:00Z'), cairo)).toEqual(at('2026-11-22T07:00:00Z'))
})

import { expect, it } from 'vitest'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { attendanceOf, type Visit } from './attendance.ts'

const start = new Date('2026-11-20T10:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE)
const visit = (personId: string, from: number, to: number, given: Partial<Visit> = {}): Visit => ({
  personId,
  enteredAt: at(from),
  seenAt: at(to),
  leftAt: null,
  connectedAt: null,
  ...given,
})
const isHer = (id: string) => id === 'her'

it('counts the time after the start, once for overlapping tabs', () => {
  expect(attendanceOf([visit('her', -10, 5), visit('her', 3, 12)], isHer, start).waited).toBe(12 * MINUTE)
  expect(attendanceOf([visit('her', -10, -2)], isHer, start)).toEqual({ waited: 0, hasCome: true, wasConnected: false })
})

it('does not count somebody who left before the start and stayed away', () => {
  const visits = [visit('her', -10, -2, { leftAt: at(-2) })]
  expect(attendanceOf(visits, isHer, start)).toEqual({ waited: 0, hasCome: false, wasConnected: false })
})

it('ends with leaving, and leaves out the time in between', () => {
  const visits = [visit('her', 0, 9, { leftAt: at(4) }), visit('her', 20, 25)]
  expect(attendanceOf(visits, isHer, start).waited).toBe(9 * MINUTE)
})

it('tells somebody who never came from somebody who could not connect', () => {
  const visits = [visit('him', 0, 20), visit('her', 0, 20, { connectedAt: at(1) })]
  expect(attendanceOf([visit('him', 0, 20)], isHer, start)).toEqual({ waited: 0, hasCome: false, wasConnected: false })
  expect(attendanceOf(visits, (id) => id === 'him', start)).toMatchObject({ hasCome: true, wasConnected: false })
  expect(attendanceOf(visits, isHer, start)).toMatchObject({ wasConnected: true })
})

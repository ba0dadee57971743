import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import { aMessage } from '../message.builder.ts'
import { formatSpan, usualReplyMs } from './reply-time.ts'

const [me, ben] = ['me', 'ben']
const start = Date.parse('2026-11-17T10:00:00.000Z')
const said = (senderId: string | null, minutes: number) =>
  aMessage({ seq: minutes + 1, senderId, at: new Date(start + minutes * MINUTE).toISOString() })

it('is the median wait, each from the first message to the first reply', () => {
  const atOnce = [said(me, 0), said(me, 5), said(ben, 10), said(ben, 11)]
  const soon = [said(me, 20), said(null, 25), said(ben, 140)]
  const late = [said(me, 200), said(ben, 800)]
  expect(usualReplyMs([...atOnce, ...soon, ...late], [ben])).toBe(120 * MINUTE)
})

it('is unknown with fewer than three replies', () => {
  expect(usualReplyMs([said(me, 0), said(ben, 10), said(me, 20), said(ben, 30), said(ben, 40)], [ben])).toBeNull()
})

it.each([
  [20_000, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [HOUR + MINUTE, '2 hours'],
  [3 * DAY, '3 days'],
])('%i ms is shown as %s', (ms, words) => {
  expect(formatSpan(ms, 'en')).toBe(words)
})

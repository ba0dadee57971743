import { describe, expect, it } from 'vitest'
import { nextDaytime, nextReminder } from './reminder-times.ts'

const at = (iso: string) => Date.parse(iso)
const shown = (instant: number | null) => instant && new Date(instant).toISOString()

describe('reminders of endorsers', () => {
  it('are sent at 08:00 or 16:00 of their own day', () => {
    // 20:00 in Nairobi: tomorrow morning.
    expect(shown(nextDaytime('Africa/Nairobi', at('2026-11-18T17:00:00Z')))).toBe('2026-11-19T05:00:00.000Z')
    // 10:00 in São Paulo: this afternoon.
    expect(shown(nextDaytime('America/Sao_Paulo', at('2026-11-18T13:00:00Z')))).toBe('2026-11-18T19:00:00.000Z')
  })

  it('follow after 3, 7 and 14 days, and then end', () => {
    const invited = at('2026-11-18T06:00:00Z')
    expect([0, 1, 2, 3].map((sent) => shown(nextReminder('Africa/Nairobi', invited, sent)))).toEqual([
      '2026-11-21T13:00:00.000Z',
      '2026-11-25T13:00:00.000Z',
      '2026-12-02T13:00:00.000Z',
      null,
    ])
  })
})

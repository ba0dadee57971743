import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { anApplication } from '../application.builder.ts'
import { useTurnText } from './turn-text.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>

function turnAt(now: string, given: Parameters<typeof anApplication>[0]) {
  const reader = { zone: 'Africa/Nairobi', city: 'Nairobi', now: Date.parse(now) }
  return renderHook(() => useTurnText(reader), { wrapper }).result.current(anApplication(given))
}

describe('who has to act', () => {
  it('is the company, by its reply date', () => {
    expect(turnAt('2026-11-04T09:00:00Z', {})).toEqual({
      text: 'Fjordpay owes you a reply by 9 Nov',
      short: 'Reply by 9 Nov',
      tone: 'quiet',
    })
    expect(turnAt('2026-11-04T09:00:00Z', { replyDueAt: null })?.text).toBe('Waiting for Fjordpay')
  })

  it('comes with how overdue the reply is', () => {
    const late = { isOverdue: true }
    expect(turnAt('2026-11-09T16:00:00Z', late)).toEqual({
      text: 'Fjordpay’s reply is overdue',
      short: 'Overdue',
      tone: 'late',
    })
    expect(turnAt('2026-11-10T16:00:00Z', late)?.short).toBe('Overdue by 1 day')
    expect(turnAt('2026-11-12T16:00:00Z', late)?.text).toBe('Overdue by 3 days: Fjordpay owes you a reply')
  })

  it('is the person when a test is open or a message is unread', () => {
    const test = { title: 'Ledgers', dueAt: '2026-11-06T09:00:00.000Z' }
    expect(turnAt('2026-11-04T09:00:00Z', { turn: 'talent', testsDue: [test] })).toEqual({
      text: 'Test due in 2 days',
      short: 'Test due in 2 days',
      tone: 'turn',
    })
    expect(turnAt('2026-11-04T09:00:00Z', { turn: 'talent', unreadMessages: 1 })?.text).toBe(
      'Your turn: Fjordpay messaged you',
    )
  })

  it('is nobody once the application has ended', () => {
    expect(turnAt('2026-11-04T09:00:00Z', { turn: 'nobody', status: 'withdrawn' })).toBeNull()
  })
})

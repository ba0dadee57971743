import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notification } from '#shared/features/people/notifications/notifications.contract.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { NotificationItem } from './notification-item.tsx'

const nothing = () => {}
const session = aSession(async () => new Response())

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-17T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(given: Partial<Notification>) {
  const item: Notification = {
    id: '01890000-0000-7000-8000-000000000001',
    group: 'security',
    title: 'You signed in on a new device',
    href: '/settings',
    at: '2026-11-17T10:00:00Z',
    isRead: true,
    ...given,
  }
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <MemoryRouter>
          <NotificationItem group={{ ...item, all: [item] }} onOpen={nothing} />
        </MemoryRouter>
      </SessionProvider>
    </I18nProvider>,
  )
  return screen.getByRole('listitem')
}

it('shows an icon and how long ago it was, with the exact time in a tooltip', () => {
  const item = show({})
  expect(item.querySelector('svg')).not.toBeNull()
  const time = item.querySelector('time')
  expect(time?.textContent).toBe('2 hours ago')
  expect(time?.title).toMatch(/^Today, \d\d:00$/)
})

it('marks what is unread, also for screen readers', () => {
  expect(show({ isRead: false }).hasAttribute('data-unread')).toBe(true)
  expect(screen.getByRole('link', { name: 'Unread: You signed in on a new device' })).toBeTruthy()
})

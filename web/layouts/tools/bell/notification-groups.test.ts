import { expect, it } from 'vitest'
import type { Notification } from '#shared/features/people/notifications/notifications.contract.ts'
import { groupEqual } from './notification-groups.ts'

const notification = (id: string, given: Partial<Notification> = {}): Notification => ({
  id,
  group: 'jobs',
  title: 'Fjordpay invites you to apply: Backend engineer',
  href: '/jobs/invitations',
  at: '2026-11-17T10:00:00.000Z',
  isRead: false,
  ...given,
})

it('groups equal notifications in a row, and keeps different and read ones apart', () => {
  const items = [
    notification('5'),
    notification('4'),
    notification('3', { title: 'Another' }),
    notification('2'),
    notification('1', { isRead: true }),
  ]
  expect(groupEqual(items).map(({ id, all }) => [id, all.length])).toEqual([
    ['5', 2],
    ['3', 1],
    ['2', 1],
    ['1', 1],
  ])
})

import { expect, it } from 'vitest'
import { statusPredicates } from './status-machine.ts'

type Status = 'draft' | 'published' | 'closed'
const isOneOf = statusPredicates<Status>()

it('tests a status, and lists those that match', () => {
  const isOpen = isOneOf('draft', 'published')
  const statuses: Status[] = ['draft', 'published', 'closed']
  expect(statuses.map((status) => isOpen(status))).toEqual([true, true, false])
  expect(isOpen.statuses).toEqual(['draft', 'published'])
})

it('is false without a status', () => {
  const isClosed = isOneOf('closed')
  expect([isClosed(null), isClosed(undefined)]).toEqual([false, false])
})

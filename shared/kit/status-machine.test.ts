import { expect, it } from 'vitest'
import { statusPredicates } from './status-machine.ts'

type Status = 'draft' | 'published' | 'closed'
const isOneOf = statusPredicates<Status>()

it('answers for each status, and names the ones that match', () => {
  const isOpen = isOneOf('draft', 'published')
  const statuses: Status[] = ['draft', 'published', 'closed']
  expect(statuses.map((status) => isOpen(status))).toEqual([true, true, false])
  expect(isOpen.statuses).toEqual(['draft', 'published'])
})

it('says no where there is no status', () => {
  const isClosed = isOneOf('closed')
  expect([isClosed(null), isClosed(undefined)]).toEqual([false, false])
})

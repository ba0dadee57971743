import { expect, it } from 'vitest'
import { receiptState } from './receipt-state.ts'

const other = (deliveredSeq: number, readSeq: number | null) => ({
  id: '01890000-0000-7000-8000-0000000000be',
  name: 'Ben Otieno',
  country: null,
  timeZone: null,
  clockCity: null,
  companyId: null,
  isBlockedByMe: false,
  lastActiveAt: null,
  deliveredSeq,
  readSeq,
})

it('goes from sent to delivered to read', () => {
  expect(receiptState(5, [other(4, 3)])).toEqual({ state: 'sent' })
  expect(receiptState(5, [other(5, 3)])).toEqual({ state: 'delivered' })
  expect(receiptState(5, [other(6, 6)])).toEqual({ state: 'read' })
})

it('stays at delivered for someone who does not share read receipts', () => {
  expect(receiptState(5, [other(9, null)])).toEqual({ state: 'delivered' })
})

it('counts the readers in a group conversation', () => {
  expect(receiptState(5, [other(9, 9), other(9, 7), other(9, null)])).toEqual({
    state: 'read-by',
    readers: 2,
    others: 3,
  })
})

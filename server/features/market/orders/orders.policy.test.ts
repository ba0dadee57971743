import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/db/columns.ts'
import { mayResolve } from './orders.policy.ts'

describe('deciding a dispute', () => {
  const [seller, buyer, member, operator] = [newId(), newId(), newId(), newId()]
  const privateOrder = { sellerId: seller, buyerId: buyer, placedBy: buyer }
  const companyOrder = { sellerId: seller, buyerId: null, placedBy: member }

  it.each([
    ['the seller', privateOrder, seller, false],
    ['the buyer', privateOrder, buyer, false],
    ['the member who ordered for a company', companyOrder, member, false],
    ['somebody else', companyOrder, operator, true],
  ])('%s', (_who, order, id, expected) => {
    expect(mayResolve({ id }, order)).toBe(expected)
  })
})

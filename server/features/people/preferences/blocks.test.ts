import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aPerson,
  aPersonWith,
  aVerifiedTalent,
} from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { isBlockBetween } from './blocks.service.ts'

const blockedPath = privacy.blockedPeople.path
const blockPath = (id: string) => privacy.block.path.replace(':id', id)

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('blocking a person', () => {
  it('lists them once, applies in both directions, and can be undone', async () => {
    const me = await aVerifiedTalent(test)
    const other = await aPerson(test, { name: 'Odd Stranger' })
    const between = () => isBlockBetween(test.platform.db, other.id, me.id)
    expect(await between()).toBe(false)
    for (const answer of await Promise.all([1, 2].map(() => me.visitor.put(blockPath(other.id)))))
      expect(answer.statusCode).toBe(204)
    const { items } = (await me.visitor.get(blockedPath)).json()
    expect(items).toEqual([{ id: other.id, name: 'Odd Stranger', blockedAt: expect.any(String) }])
    expect(await between()).toBe(true)
    expect((await me.visitor.delete(blockPath(other.id))).statusCode).toBe(204)
    expect((await me.visitor.delete(blockPath(other.id))).statusCode).toBe(204)
    expect(await between()).toBe(false)
  })

  it('can be undone by whoever blocked, and by nobody else', async () => {
    const [me, neighbour, other] = [
      await aVerifiedTalent(test),
      await aVerifiedTalent(test),
      await aVerifiedTalent(test),
    ]
    for (const { visitor } of [me, neighbour]) await visitor.put(blockPath(other.id))
    await me.visitor.delete(blockPath(other.id))
    await other.visitor.delete(blockPath(neighbour.id))
    expect(await isBlockBetween(test.platform.db, other.id, me.id)).toBe(false)
    expect(await isBlockBetween(test.platform.db, other.id, neighbour.id)).toBe(true)
  })

  it('is not revealed to the blocked person', async () => {
    const [me, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await me.visitor.put(blockPath(other.id))
    expect((await other.visitor.get(blockedPath)).json().items).toEqual([])
  })

  it('lists the newest first, page by page', async () => {
    const me = await aVerifiedTalent(test)
    const others = [await aVerifiedTalent(test), await aVerifiedTalent(test), await aVerifiedTalent(test)]
    for (const { id } of others) await me.visitor.put(blockPath(id))
    const first = (await me.visitor.get(`${blockedPath}?limit=2`)).json()
    const second = (await me.visitor.get(`${blockedPath}?limit=2&cursor=${first.nextCursor}`)).json()
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(others.map(({ id }) => id).toReversed())
    expect(second.nextCursor).toBeNull()
  })

  it('is rejected for oneself, for operators, and for unknown people', async () => {
    const me = await aVerifiedTalent(test)
    const operator = await aPersonWith(test, 'operator')
    expect((await me.visitor.put(blockPath(me.id))).statusCode).toBe(403)
    expect((await me.visitor.put(blockPath(operator.id))).statusCode).toBe(403)
    expect((await me.visitor.put(blockPath(randomUUID()))).statusCode).toBe(404)
  })

  it('is limited to verified people', async () => {
    const { id } = await aVerifiedTalent(test)
    const unverified = await anUnverifiedTalent(test)
    expect((await test.visitor().put(blockPath(id))).statusCode).toBe(401)
    expect((await unverified.visitor.put(blockPath(id))).statusCode).toBe(403)
    expect((await unverified.visitor.get(blockedPath)).statusCode).toBe(403)
  })
})

import { createServer } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { people } from '#server/features/base/accounts/accounts.tables.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { createSessionEnds, type SessionEnd } from './session-ends.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function heard() {
  const ends: (SessionEnd | null)[] = []
  const unsubscribe = await test.platform.sessionEnds.subscribe((end) => ends.push(end))
  return { ends, unsubscribe }
}

describe('the end of a session', () => {
  it('is announced when somebody signs out', async () => {
    const { id, visitor } = await aVerifiedTalent(test)
    const { ends, unsubscribe } = await heard()
    await visitor.post('/logout')
    await expect.poll(() => ends).toEqual([{ personId: id, credentialId: expect.any(String) }])
    unsubscribe()
  })

  it('is announced when the account is suspended or deleted', async () => {
    const { db } = test.platform
    const { id } = await aVerifiedTalent(test)
    const { ends, unsubscribe } = await heard()
    await db.update(people).set({ suspendedAt: test.clock.now() }).where(eq(people.id, id))
    await expect.poll(() => ends).toEqual([{ personId: id, credentialId: null }])
    await db.delete(people).where(eq(people.id, id))
    await expect.poll(() => ends.length).toBe(2)
    unsubscribe()
  })

  it('is not announced when its transaction is rolled back', async () => {
    const { id, visitor } = await aVerifiedTalent(test)
    const { ends, unsubscribe } = await heard()
    const undone = test.platform.db.transaction(async (tx) => {
      await tx.delete(people).where(eq(people.id, id))
      tx.rollback()
    })
    await expect(undone).rejects.toThrow('Rollback')
    await visitor.post('/logout')
    await expect.poll(() => ends.length).toBe(1)
    unsubscribe()
  })

  it('may be missed while the connection is lost, and subscribers are told so', async () => {
    const { ends, unsubscribe } = await heard()
    await test.platform.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'meridian session_ended' and datname = current_database()",
    )
    await expect.poll(() => ends).toEqual([null])
    const { id, visitor } = await aVerifiedTalent(test)
    await visitor.post('/logout')
    await expect.poll(() => ends.at(-1)).toEqual({ personId: id, credentialId: expect.any(String) })
    unsubscribe()
  })

  it('makes subscribers check for themselves when the notification is unreadable', async () => {
    const { ends, unsubscribe } = await heard()
    await test.platform.db.execute("select pg_notify('session_ended', 'nonsense')")
    await expect.poll(() => ends).toEqual([null])
    await test.platform.db.execute(`select pg_notify('session_ended', '{"personId":1}')`)
    await expect.poll(() => ends).toEqual([null, null])
    unsubscribe()
  })

  it('is awaited with one connection attempt at a time while the database refuses', async () => {
    let tries = 0
    const refusing = createServer((socket) => {
      tries += 1
      socket.destroy()
    })
    const port = await new Promise<number>((resolve) => {
      refusing.listen(0, '127.0.0.1', () => resolve(Number(Object(refusing.address()).port)))
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const warn = vi.fn()
    const ends = createSessionEnds({ url: `postgres://nobody@127.0.0.1:${port}/none`, log: { warn } })
    await expect(ends.subscribe(() => undefined)).rejects.toThrow('terminated')
    for (const round of [1, 2, 3, 4]) {
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
      vi.advanceTimersByTime(1_000)
      await expect.poll(() => warn.mock.calls.length).toBeGreaterThanOrEqual(round)
      expect(tries).toBe(round + 1)
    }
    await ends.stop()
    vi.useRealTimers()
    await new Promise((resolve) => refusing.close(resolve))
  })

  it('needs no connection while nobody is subscribed', async () => {
    const unused = createSessionEnds({ url: 'postgres://nowhere.invalid/none', log: test.platform.log })
    await expect(unused.stop()).resolves.toBeUndefined()
  })
})

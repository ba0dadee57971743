import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { uuidv7 } from '#shared/kit/ids.ts'
import { aVerifiedTalent } from './accounts.builder.ts'
import { securityLogCleanup } from './accounts.jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('the security log', () => {
  it('deletes entries older than a year, and nothing else', async () => {
    const { db, clock, jobs } = test.platform
    const { id: personId } = await aVerifiedTalent(test)
    for (const days of [364, 366]) {
      const id = uuidv7(clock.now().getTime() - days * 86_400_000, (bytes) => bytes)
      await db.execute(
        sql`insert into security_events (id, person_id, kind, user_agent) values (${id}, ${personId}, 'disowned', ${String(days)})`,
      )
    }
    const kept = async () => {
      const { rows } = await db.execute<{ kind: string; days: string }>(
        sql`select kind, user_agent as days from security_events where person_id = ${personId} order by id`,
      )
      return rows.map(({ kind, days }) => `${kind} ${days}`.trim())
    }
    expect(await kept()).toHaveLength(3)
    await jobs.send(securityLogCleanup, {})
    await expect.poll(kept).toEqual(['disowned 364', expect.stringContaining('signed_in')])
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/accounts/accounts.builder.ts'
import { aCompanyToRegister } from '#server/features/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { companies } from '#shared/features/companies/companies.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('a creating write with an idempotency key', () => {
  it('is answered with success only after its transaction is committed', async () => {
    await refuseCommitsOf('Never Committed')
    const { visitor } = await aVerifiedTalent(test)
    const key = { 'idempotency-key': randomUUID() }
    const body = aCompanyToRegister({ name: 'Never Committed' })
    expect((await visitor.post(companies.create.path, body, key)).statusCode).toBe(500)
  })
})

/** A deferred check runs at the commit: everything before it succeeds. */
async function refuseCommitsOf(name: string): Promise<void> {
  await test.platform.db.execute(
    sql.raw(`create function refuse_commit() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create constraint trigger refuse_commit after insert on companies deferrable initially deferred
      for each row when (new.name = '${name}') execute function refuse_commit()`),
  )
}

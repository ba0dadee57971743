import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aCompanyToRegister } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { endpoint } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { companies } from '#shared/features/people/companies/companies.contract.ts'
import { AppError } from './app-error.ts'
import { mount } from './mount.ts'

const order = endpoint({
  method: 'POST',
  path: '/talent/api/probe-order',
  guard: 'verified',
  summary: 'A probe.',
  response: z.object({ ordered: z.boolean() }),
  creates: true,
})

const note = endpoint({
  method: 'POST',
  path: '/shared/api/probe-note',
  guard: 'open',
  summary: 'A probe.',
  body: z.object({ text: z.string() }),
  response: z.object({ text: z.string() }),
  creates: true,
})

let test: TestApp
let failure: ErrorCode | null = null
beforeAll(async () => {
  test = await createTestApp()
  mount(test.app, test.platform.db, order, async () => {
    if (failure) throw new AppError(failure)
    return { ordered: true }
  })
  mount(test.app, test.platform.db, note, async ({ body }) => body)
})
afterAll(() => test.close())

describe('a creating write with an idempotency key', () => {
  it('gets a success response only after its transaction has committed', async () => {
    await failCommitsOf('Never Committed')
    const { visitor } = await aVerifiedTalent(test)
    const key = { 'idempotency-key': randomUUID() }
    const body = aCompanyToRegister({ name: 'Never Committed' })
    expect((await visitor.post(companies.create.path, body, key)).statusCode).toBe(500)
  })
})

describe('an idempotency key', () => {
  it('is scoped to its person or visitor', async () => {
    const guests = [test.visitor(), test.visitor()]
    for (const guest of guests) await guest.get('/sanctum/csrf-cookie')
    const people = [await aVerifiedTalent(test), await aVerifiedTalent(test)].map(({ visitor }) => visitor)
    const key = { 'idempotency-key': randomUUID() }
    for (const [place, visitor] of [...guests, ...people].entries()) {
      const body = { text: `from ${place}` }
      expect((await visitor.post(note.path, body, key)).json()).toEqual(body)
      expect((await visitor.post(note.path, body, key)).headers['idempotent-replayed']).toBe('true')
    }
  })
})

describe('an error under an idempotency key', () => {
  it.each([
    ['is repeated when it concerns the request', 'invalid_input', 422],
    ['is not stored when it is temporary', 'too_many_requests', 200],
  ] as const)('%s', async (_what, code, later) => {
    const { visitor } = await aVerifiedTalent(test)
    const key = { 'idempotency-key': randomUUID() }
    failure = code
    expect((await visitor.post(order.path, {}, key)).json()).toMatchObject({ code })
    failure = null
    expect((await visitor.post(order.path, {}, key)).statusCode).toBe(later)
  })
})

/** A deferred constraint is checked at the commit: everything before it succeeds. */
async function failCommitsOf(name: string): Promise<void> {
  await test.platform.db.execute(
    sql.raw(`create function fail_commit() returns trigger language plpgsql as $$ begin raise 'failed'; end $$;
      create constraint trigger fail_commit after insert on companies deferrable initially deferred
      for each row when (new.name = '${name}') execute function fail_commit()`),
  )
}

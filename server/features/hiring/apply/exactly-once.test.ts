// An application is sent once, whatever the network does: double clicks, twenty concurrent requests with one key, retries after a
// lost response.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { MAX_PER_DAY } from '#shared/features/hiring/applications/application-kinds.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aDraftToSend, aJobWithForm, submit } from './apply.builder.ts'
import { applicationDrafts } from './apply.tables.ts'

// A race that shows in one double click of thirty escapes a hundred of them only once in thirty runs.
const TRIALS = 100
const PEOPLE = 4
const JOBS = TRIALS / PEOPLE
const COMPANIES = 5

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const countSent = async (where = sql`true`) => {
  const { rows } = await test.platform.db.execute<{ count: number; pairs: number }>(
    sql`select count(*)::int as count, count(distinct (job_id, talent_id))::int as pairs from applications where ${where}`,
  )
  return rows[0]
}

/** Copies of the job: creating this many through the API would take longer than the test. */
async function moreLike(jobId: string, count: number): Promise<string[]> {
  const { rows } = await test.platform.db.execute<{ id: string }>(sql`
    insert into jobs select (jsonb_populate_record(job, jsonb_build_object('id', gen_random_uuid(), 'slug', slug || place))).*
    from jobs job, generate_series(1, ${count}::int) place where job.id = ${jobId} returning id`)
  const ids = rows.map(({ id }) => id)
  for (const id of ids)
    await test.platform.db.execute(sql`
      insert into apply_forms select (jsonb_populate_record(form, jsonb_build_object('job_id', ${id}::text))).*
      from apply_forms form where job_id = ${jobId}`)
  return ids
}

/** Inserted directly, as complete drafts. */
async function draftsToSend(people: readonly BuiltPerson[], jobIds: readonly string[], companyId: string) {
  const now = test.clock.now()
  const rows = people.flatMap(({ id }) =>
    jobIds.map((jobId) => ({
      jobId,
      companyId,
      personId: id,
      name: 'Wanjiru Kamau',
      status: 'in_progress' as const,
      allowsProcessing: true,
      formVersion: 1,
      source: 'direct' as const,
      startedAt: now,
      updatedAt: now,
    })),
  )
  return test.platform.db.insert(applicationDrafts).values(rows).returning()
}

describe('an application is sent exactly once', () => {
  it(`after ${TRIALS} double clicks`, async () => {
    const people: BuiltPerson[] = []
    for (let place = 0; place < PEOPLE; place++) people.push(await aVerifiedTalent(test))
    // Several companies, so that a single inbox is not the bottleneck.
    const drafts: Awaited<ReturnType<typeof draftsToSend>> = []
    for (let place = 0; place < COMPANIES; place++) {
      const { job, company } = await aJobWithForm(test)
      const jobIds = [job.id, ...(await moreLike(job.id, JOBS / COMPANIES - 1))]
      drafts.push(...(await draftsToSend(people, jobIds, company.id)))
    }
    expect(drafts).toHaveLength(TRIALS)

    const wrong: string[] = []
    const clickTwice = async (talent: BuiltPerson, draft: (typeof drafts)[number]) => {
      const [one, other] = await Promise.all([submit(talent, draft), submit(talent, draft)])
      if (one.statusCode !== 201 || other.statusCode !== 201 || one.body !== other.body)
        wrong.push(`${one.statusCode} ${one.body} ${other.statusCode} ${other.body}`)
    }
    // The daily limit per person in parallel, batch after batch.
    for (let sent = 0; sent < JOBS; sent += MAX_PER_DAY) {
      await Promise.all(
        people.map(async (talent) => {
          const own = drafts.filter(({ personId }) => personId === talent.id).slice(sent, sent + MAX_PER_DAY)
          for (const draft of own) await clickTwice(talent, draft)
        }),
      )
      test.clock.advance(DAY)
    }
    expect(wrong).toEqual([])
    expect(await countSent()).toEqual({ count: TRIALS, pairs: TRIALS })
  })

  it('after twenty concurrent requests with one key, with one response', async () => {
    const { talent, draft } = await aDraftToSend(test)
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(talent, draft, key)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await countSent(sql`talent_id = ${talent.id}`)).toEqual({ count: 1, pairs: 1 })
    const another = await talent.visitor.post(`/talent/api/application-drafts/${draft.id}/submit`, { revision: 9 }, key)
    expect(another.json()).toMatchObject({ code: 'idempotency_key_reused' })
  })

  it('after retries of a lost response, with the key, without it and a day later', async () => {
    const { talent, draft } = await aDraftToSend(test)
    const key = { 'idempotency-key': randomUUID() }
    const lost = await submit(talent, draft, key)
    expect((await submit(talent, draft, key)).body).toBe(lost.body)
    expect((await submit(talent, draft)).body).toBe(lost.body)
    test.clock.advance(2 * DAY)
    expect((await submit(talent, draft)).body).toBe(lost.body)
    expect(await countSent(sql`talent_id = ${talent.id}`)).toEqual({ count: 1, pairs: 1 })
  })

  it('after a failure halfway, which leaves nothing behind', async () => {
    const { talent, draft } = await aDraftToSend(test)
    const { db } = test.platform
    const key = { 'idempotency-key': randomUUID() }
    await db.execute(sql`create function break_sending() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is on fire'; end $$`)
    await db.execute(sql`create trigger break_sending before update on application_drafts
      for each row when (new.status = 'submitted') execute function break_sending()`)
    try {
      expect((await submit(talent, draft, key)).statusCode).toBe(500)
      expect(await countSent(sql`talent_id = ${talent.id}`)).toEqual({ count: 0, pairs: 0 })
    } finally {
      await db.execute(sql`drop trigger break_sending on application_drafts`)
      await db.execute(sql`drop function break_sending()`)
    }
    expect((await submit(talent, draft, key)).statusCode).toBe(201)
    expect(await countSent(sql`talent_id = ${talent.id}`)).toEqual({ count: 1, pairs: 1 })
  })
})

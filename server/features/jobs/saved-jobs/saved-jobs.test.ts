import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { changeOwnStatus, decideOnJob } from '#server/features/jobs/jobs/job-status.service.ts'
import { aCompleteJob, aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { updateOwnJob } from '#server/features/jobs/jobs/review/editing.service.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { JobMarks } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import type { SavedJobsPage } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { markApplied } from './job-marks.service.ts'

let test: TestApp
let talent: BuiltPerson
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const LIST = '/talent/api/saved-jobs'
const save = (person: BuiltPerson, jobId: string, body: object = {}) => person.visitor.put(`${LIST}/${jobId}`, body)
const saved = async (person: BuiltPerson, query = '') =>
  (await person.visitor.get(`${LIST}${query}`)).json<SavedJobsPage>()
const marksOf = async (person: BuiltPerson, ...ids: string[]) =>
  (await person.visitor.get(`/talent/api/job-marks?jobIds=${ids.join(',')}`)).json<JobMarks[]>()

describe('saving a job', () => {
  it('stores it once with a note, which a later save without a note keeps', async () => {
    talent = await aVerifiedTalent(test)
    const { job } = await aPublishedJob(test)
    const answers = await Promise.all([save(talent, job.id, { note: 'Ask about on-call' }), save(talent, job.id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await save(talent, job.id)).json()).toMatchObject({ jobId: job.id, note: 'Ask about on-call' })
    const { items, totals } = await saved(talent)
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      job: { id: job.id, card: { title: job.title } },
      state: 'open',
      note: 'Ask about on-call',
    })
    expect(totals).toEqual({ open: 1, closed: 0 })
  })

  it('rejects a note that is too long, with an error on the field', async () => {
    const { job } = await aPublishedJob(test)
    const answer = await save(talent, job.id, { note: 'x'.repeat(501) })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['note'])
  })

  it('needs a readable job: somebody else’s draft does not exist', async () => {
    const { job, owner } = await aDraft(test)
    expect((await save(talent, job.id)).statusCode).toBe(404)
    expect((await save(owner, job.id)).statusCode).toBe(200)
    expect((await save(talent, newId())).statusCode).toBe(404)
  })

  it('is private: other people, companies and operators only see their own list', async () => {
    const { job, owner } = await aPublishedJob(test)
    const own = await aVerifiedTalent(test)
    await save(own, job.id, { note: 'private' })
    for (const other of [await aVerifiedTalent(test), owner, await aPersonWith(test, 'operator')]) {
      expect((await saved(other)).items).toEqual([])
      expect(await marksOf(other, job.id)).toMatchObject([{ isSaved: false, note: '' }])
      await other.visitor.delete(`${LIST}/${job.id}`)
    }
    expect((await test.visitor().get(LIST)).statusCode).toBe(401)
    expect((await saved(own)).items).toHaveLength(1)
  })

  it('can be undone and repeated', async () => {
    const { job } = await aPublishedJob(test)
    const own = await aVerifiedTalent(test)
    await save(own, job.id, { note: 'first' })
    for (const time of ['first', 'second'])
      expect((await own.visitor.delete(`${LIST}/${job.id}`)).statusCode, time).toBe(204)
    expect((await saved(own)).items).toEqual([])
    await save(own, job.id, { note: 'first' })
    expect((await saved(own)).items[0]?.note).toBe('first')
  })
})

describe('the list of saved jobs', () => {
  it('keeps closed jobs and says so, and reveals nothing of jobs that are no longer readable', async () => {
    const own = await aVerifiedTalent(test)
    const { db, clock } = test.platform
    const filled = await aPublishedJob(test, { title: 'Filled by now' })
    const paused = await aPublishedJob(test, { title: 'Paused for now' })
    const removed = await aPublishedJob(test, { title: 'Taken down' })
    const rewritten = await aPublishedJob(test, { title: 'As it was' })
    for (const { job } of [filled, paused, removed, rewritten]) await save(own, job.id)
    await updateOwnJob(db, clock, rewritten.viewer, rewritten.job.id, aCompleteJob({ title: 'Another offer' }))
    await changeOwnStatus(db, clock, filled.viewer, filled.job.id, { event: 'close', closeReason: 'filled' })
    await changeOwnStatus(db, clock, paused.viewer, paused.job.id, { event: 'pause', closeReason: 'cancelled' })
    const operator = { id: newId(), roles: ['operator' as const] }
    await decideOnJob(db, clock, operator, removed.job.id, { event: 'moderate', reason: 'Not a real job' })

    const { items, totals } = await saved(own)
    expect(items.map(({ job, state, closeReason }) => [job.card?.title ?? null, state, closeReason])).toEqual([
      [null, 'in_review', null],
      [null, 'closed', 'moderated'],
      ['Paused for now', 'paused', null],
      ['Filled by now', 'closed', 'filled'],
    ])
    expect(totals).toEqual({ open: 0, closed: 4 })
    expect((await saved(own, '?show=open')).items).toEqual([])
    // The note can still be edited when the job can no longer be opened.
    expect((await save(own, removed.job.id, { note: 'Good that I waited' })).statusCode).toBe(200)
  })

  it('has pages in both orders, including soonest to close first', async () => {
    const own = await aVerifiedTalent(test)
    const employer = await aVerifiedCompany(test)
    const ids: string[] = []
    for (const title of ['First saved', 'Second saved', 'Third saved']) {
      const { job } = await aPublishedJob(test, { title }, employer)
      ids.push(job.id)
      test.clock.advance(3_600_000)
      await save(own, job.id)
    }
    const titles = async (query: string) => {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: SavedJobsPage = await saved(own, `?limit=1&${query}${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.items.map(({ job }) => job.card?.title ?? ''))
        cursor = page.nextCursor
      }
      return seen
    }
    expect(await titles('sort=saved')).toEqual(['Third saved', 'Second saved', 'First saved'])
    expect(await titles('sort=closing')).toEqual(['First saved', 'Second saved', 'Third saved'])
  })
})

describe('marks of a list of jobs', () => {
  it('are returned in the order of the list: saved, seen, applied, or none', async () => {
    const own = await aVerifiedTalent(test)
    const [one, two, three] = [await aPublishedJob(test), await aPublishedJob(test), await aPublishedJob(test)]
    await save(own, two.job.id, { note: 'n' })
    const path = `/talent/api/job-marks/${three.job.id}/seen`
    for (const time of ['first', 'second']) expect((await own.visitor.put(path)).statusCode, time).toBe(204)
    await markApplied(test.platform.db, own.id, three.job.id, test.clock.now())
    const now = test.clock.now().toISOString()
    const none = { isSaved: false, note: '', isHidden: false, seenAt: null, appliedAt: null }
    expect(await marksOf(own, one.job.id, two.job.id, three.job.id)).toEqual([
      { ...none, jobId: one.job.id },
      { ...none, jobId: two.job.id, isSaved: true, note: 'n' },
      { ...none, jobId: three.job.id, seenAt: now, appliedAt: now },
    ])
    const gone = newId()
    expect(await marksOf(own, gone)).toEqual([{ ...none, jobId: gone }])
  })
})

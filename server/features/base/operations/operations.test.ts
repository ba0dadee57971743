// The operator console: queues, claims, undo and the audit log.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { AuditEntry, ListedCase, Overview } from '#shared/features/base/operations/operations.contract.ts'
import { CLAIM_MINUTES, PROPOSAL_DAYS, UNDO_SECONDS } from '#shared/features/base/operations/operations-limits.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import { auditOf, carryOutAll, casePath, decide, showCase } from './operations.builder.ts'

let test: TestApp
let operator: BuiltPerson
let colleague: BuiltPerson
beforeAll(async () => {
  // Decisions are carried out by the tests themselves.
  test = await createTestApp({ WORKER: 'off' })
  operator = await aPersonWith(test, 'operator')
  colleague = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

const aJobInReview = async (...given: Parameters<typeof aDraft> extends [unknown, ...infer Rest] ? Rest : never) => {
  const draft = await aDraft(test, ...given)
  const submit = { event: 'submit', closeReason: 'cancelled' } as const
  await changeOwnStatus(test.platform.db, test.clock, draft.viewer, draft.job.id, submit)
  return draft
}
const listOf = async (queue: string, query = '') =>
  (await operator.visitor.get(`/ops/api/queues/${queue}/cases${query}`)).json<Page<ListedCase>>()
const actions = (entries: AuditEntry[]) => entries.map(({ action }) => action)
const bellOf = async ({ visitor }: BuiltPerson) =>
  (await visitor.get('/shared/api/notifications'))
    .json<{ items: { title: string }[] }>()
    .items.map(({ title }) => title)

describe('the queues', () => {
  it('say how many wait, since when, and how many have waited longer than promised', async () => {
    const { company } = await aCompany(test)
    const overview = async () => (await operator.visitor.get('/ops/api/queues')).json<Overview>()
    const companies = ({ queues }: Overview) => queues.find(({ name }) => name === 'companies')
    const before = companies(await overview())
    expect((await overview()).queues.map(({ name }) => name)).toEqual([
      'companies',
      'identity',
      'jobs',
      'feeds',
      'job-reports',
      'message-reports',
      'support',
      'assignments',
      'course-reviews',
      'replays',
      'talk-messages',
      'elite',
      'projects',
      'services',
      'orders',
      'payments',
    ])
    await test.platform.db.execute(
      sql`update companies set check_requested_at = ${new Date(test.clock.now().getTime() - 2 * DAY).toISOString()}
        where id = ${company.id}`,
    )
    const after = companies(await overview())
    expect(after).toMatchObject({ waiting: before?.waiting, late: (before?.late ?? 0) + 1, promisedHours: 24 })
    const { items } = await listOf('companies')
    expect(items[0]).toMatchObject({ id: company.id, title: 'Halden Optics', isLate: true, claim: null })
  })

  it('are listed with as many queries for one case as for five, page by page', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => aJobInReview()))
    const count = async (limit: number) => {
      const query = vi.spyOn(test.database.pool, 'query')
      const page = await listOf('jobs', `?limit=${limit}`)
      // The job queue sends plain strings at any time.
      const queries = query.mock.calls.filter(([statement]) => typeof statement === 'object').length
      query.mockRestore()
      return { page, queries }
    }
    // The first request after a pause also updates the session's last-used time, and background work adds its own at any time.
    const least = async (limit: number) => {
      const counts = [await count(limit), await count(limit), await count(limit)]
      return counts.reduce((lowest, one) => (one.queries < lowest.queries ? one : lowest))
    }
    const [one, five] = [await least(1), await least(5)]
    expect(one.queries).toBeGreaterThan(0)
    expect(five.queries).toBe(one.queries)
    const rest = await listOf('jobs', `?limit=4&cursor=${one.page.nextCursor}`)
    expect([...one.page.items, ...rest.items].map(({ id }) => id)).toEqual(five.page.items.map(({ id }) => id))
  })

  it('exist only under their names', async () => {
    const { company } = await aCompany(test)
    for (const path of ['/ops/api/queues/nothing/cases', casePath('feeds', company.id), casePath('jobs', company.id)])
      expect((await operator.visitor.get(path)).statusCode).toBe(404)
  })
})

describe('a claim', () => {
  it('keeps colleagues from deciding the case, until it is released or expires', async () => {
    const { company } = await aCompany(test)
    const claim = casePath('companies', company.id, '/claim')
    expect((await operator.visitor.put(claim)).json()).toMatchObject({ case: { claim: { isYou: true } } })
    expect((await showCase(colleague, 'companies', company.id)).case?.claim).toMatchObject({ isYou: false })
    expect((await colleague.visitor.put(claim)).statusCode).toBe(409)
    const verify = () => decide(colleague, { queue: 'companies', id: company.id }, { choice: 'verify' })
    expect((await verify()).json().message).toBe(
      'A colleague is working on this case. Their claim expires automatically if they leave it.',
    )
    expect((await colleague.visitor.delete(claim)).statusCode).toBe(204)
    expect((await colleague.visitor.put(claim)).statusCode).toBe(409)
    expect((await operator.visitor.delete(claim)).statusCode).toBe(204)
    expect((await colleague.visitor.put(claim)).statusCode).toBe(200)
    test.clock.advance(CLAIM_MINUTES * MINUTE)
    expect((await operator.visitor.put(claim)).statusCode).toBe(200)
  })

  it('goes to one of two who claim at the same time', async () => {
    const { company } = await aCompany(test)
    const claim = casePath('companies', company.id, '/claim')
    const answers = await Promise.all([operator, colleague].map(({ visitor }) => visitor.put(claim)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})

describe('a decision', () => {
  it('needs a reason where somebody has to understand it, and the version that was read', async () => {
    const { company } = await aCompany(test)
    const of = { queue: 'companies', id: company.id }
    expect((await decide(operator, of, { choice: 'reject', reason: '  ' })).json()).toMatchObject({
      errors: { reason: ['Give a reason. It is shown to the people affected.'] },
    })
    const { version = '' } = (await showCase(operator, 'companies', company.id)).case ?? {}
    await test.platform.db.execute(
      sql`update companies set updated_at = now() + interval '1 s' where id = ${company.id}`,
    )
    const stale = await operator.visitor.put(casePath('companies', company.id, '/decision'), {
      choice: 'verify',
      version,
    })
    expect(stale.statusCode).toBe(409)
    expect((await decide(operator, of, { choice: 'promote' })).statusCode).toBe(409)
  })

  it('can be undone while nothing has happened yet, by the one who decided', async () => {
    const { company, owner } = await aCompany(test)
    const of = { queue: 'companies', id: company.id }
    const decided = await decide(operator, of, { choice: 'verify' })
    expect(decided.json()).toMatchObject({ decision: { choice: 'Verify', isYou: true } })
    expect((await listOf('companies', '?limit=100')).items.find(({ id }) => id === company.id)?.isDecided).toBe(true)
    const path = casePath('companies', company.id, '/decision')
    expect((await colleague.visitor.delete(path)).statusCode).toBe(409)
    expect((await operator.visitor.delete(path)).json()).toMatchObject({ decision: null, case: { id: company.id } })
    await carryOutAll(test)
    expect(await bellOf(owner)).toEqual([])

    await decide(operator, of, { choice: 'verify' })
    test.clock.advance(UNDO_SECONDS * 1000)
    expect((await operator.visitor.delete(path)).statusCode).toBe(409)
    await carryOutAll(test)
    expect(await bellOf(owner)).toEqual(['Halden Optics is verified. You can publish jobs now.'])
    expect(await showCase(operator, 'companies', company.id)).toMatchObject({ case: null, decision: null })
    expect(actions(await auditOf(operator, company.id))).toEqual([
      'company.verify',
      'case.decide',
      'case.undo',
      'case.decide',
    ])
  })

  it('is not carried out when the case has changed meanwhile, and the log says so', async () => {
    const { company } = await aCompany(test)
    await decide(operator, { queue: 'companies', id: company.id }, { choice: 'verify' })
    await test.platform.db.execute(
      sql`update companies set updated_at = now() + interval '1 s' where id = ${company.id}`,
    )
    await carryOutAll(test)
    expect((await auditOf(operator, company.id))[0]).toMatchObject({
      action: 'case.fail',
      after: { choice: 'verify', error: 'status_changed_meanwhile' },
    })
    expect((await showCase(operator, 'companies', company.id)).case).toMatchObject({ claim: null })
  })
})

describe('a decision that takes two', () => {
  const reject = (who: BuiltPerson, id: string, reason = 'A copy of another company.') =>
    decide(who, { queue: 'companies', id }, { choice: 'reject', reason })

  it('is a proposal at first: nobody is told, and its author cannot confirm it', async () => {
    const { company, owner } = await aCompany(test)
    expect((await reject(operator, company.id)).json()).toMatchObject({ decision: { isProposal: true } })
    await carryOutAll(test)
    expect(await bellOf(owner)).toEqual([])
    const own = (await showCase(operator, 'companies', company.id)).case
    expect(own).toMatchObject({ proposal: { choice: 'reject', label: 'Reject', isYou: true }, claim: null })
    expect(own?.choices.map(({ id }) => id)).toEqual(['verify', 'limit'])
    expect((await reject(operator, company.id)).json()).toMatchObject({
      message: 'You proposed this yourself. A second operator has to confirm it.',
    })
    const listed = (await listOf('companies', '?limit=100')).items.find(({ id }) => id === company.id)
    expect(listed?.isProposed).toBe(true)

    const seen = (await showCase(colleague, 'companies', company.id)).case
    expect(seen?.proposal).toMatchObject({ isYou: false, reason: 'A copy of another company.' })
    const confirmed = await reject(colleague, company.id, 'A copy of Fjordpay.')
    expect(confirmed.json()).toMatchObject({ decision: { isProposal: false } })
    await carryOutAll(test)
    expect(await bellOf(owner)).toEqual(['Halden Optics was not accepted and is closed: A copy of Fjordpay.'])
    expect(actions(await auditOf(operator, company.id))).toEqual([
      'company.close',
      'case.decide',
      'case.propose',
      'case.decide',
    ])
  })

  it('is dropped when the second operator decides otherwise', async () => {
    const { company } = await aCompany(test)
    await reject(operator, company.id)
    await carryOutAll(test)
    await decide(colleague, { queue: 'companies', id: company.id }, { choice: 'limit', reason: 'Send the register.' })
    await carryOutAll(test)
    const { rows } = await test.platform.db.execute(sql`select 1 from case_proposals where case_id = ${company.id}`)
    expect(rows).toEqual([])
  })

  it('starts again when the first is no longer an operator, or too much time has passed', async () => {
    const [first, second] = [await aCompany(test), await aCompany(test)]
    const leaving = await aPersonWith(test, 'operator')
    await reject(leaving, first.company.id)
    await reject(operator, second.company.id)
    await carryOutAll(test)
    await test.platform.db.execute(sql`delete from person_roles where person_id = ${leaving.id}`)
    await test.platform.db.execute(
      sql`update case_proposals set created_at = ${new Date(test.clock.now().getTime() - PROPOSAL_DAYS * DAY).toISOString()}
        where case_id = ${second.company.id}`,
    )
    for (const { company } of [first, second]) await reject(colleague, company.id)
    await carryOutAll(test)
    for (const { company } of [first, second])
      expect((await showCase(operator, 'companies', company.id)).case?.proposal).toMatchObject({ isYou: false })
  })
})

describe('companies', () => {
  it('are asked for more proof, or rejected, with a reason they read', async () => {
    const [limited, rejected] = [await aCompany(test), await aCompany(test)]
    const reason = 'The register has no such company.'
    const { evidence } = (await showCase(operator, 'companies', limited.company.id)).case ?? {}
    expect(evidence).toContainEqual({ kind: 'check', label: 'Website', text: 'none given', state: 'bad' })
    await decide(operator, { queue: 'companies', id: limited.company.id }, { choice: 'limit', reason })
    for (const one of [operator, colleague]) {
      await decide(one, { queue: 'companies', id: rejected.company.id }, { choice: 'reject', reason })
      await carryOutAll(test)
    }
    expect(await bellOf(limited.owner)).toEqual([`We need more to verify Halden Optics: ${reason}`])
    expect(await bellOf(rejected.owner)).toEqual([`Halden Optics was not accepted and is closed: ${reason}`])
    const waiting = (await listOf('companies', '?limit=100')).items.map(({ id }) => id)
    expect(waiting).not.toContain(limited.company.id)
    expect(waiting).not.toContain(rejected.company.id)
  })
})

describe('jobs', () => {
  it('are approved, returned or removed, and the company is told', async () => {
    const employer = await aPublishedJob(test)
    const outcomes = { approve: 'published', changes: 'rejected', remove: 'closed' }
    for (const [choice, status] of Object.entries(outcomes)) {
      const { job } = await aJobInReview({ title: `A job to ${choice}` }, employer)
      const of = { queue: 'jobs', id: job.id }
      expect((await decide(operator, of, { choice, reason: 'Says nothing' })).statusCode).toBe(200)
      await carryOutAll(test)
      expect((await auditOf(operator, job.id))[0]).toMatchObject({
        after: { status },
        before: { status: 'pending_review' },
      })
    }
    expect(await bellOf(employer.owner)).toEqual([
      'We took down your job: A job to remove. Says nothing',
      'Your job needs changes: A job to changes. Says nothing',
      'Your job is published: A job to approve',
    ])
  })

  it('are quoted as text', async () => {
    const rest = 'Every lens is tested by candlelight. '.repeat(6).trim()
    const description = `<p>Grind &amp; polish<br>lenses</p><ul><li>By hand</li></ul><p>${rest}</p>`
    const { job } = await aJobInReview({ description })
    const { evidence } = (await showCase(operator, 'jobs', job.id)).case ?? {}
    const text = `Grind & polish\nlenses\nBy hand\n${rest}`
    expect(evidence?.[0]).toEqual({ kind: 'quote', text, source: 'Description' })
  })

  it('of one company can be approved together', async () => {
    const employer = await aPublishedJob(test)
    const [first, second] = [await aJobInReview({}, employer), await aJobInReview({}, employer)]
    await decide(operator, { queue: 'jobs', id: first.job.id }, { choice: 'approve_all' })
    await carryOutAll(test)
    for (const { job } of [first, second]) expect((await showOne(job.id)).status).toBe('published')
  })
})

const showOne = async (id: string) => {
  const { rows } = await test.platform.db.execute<{ status: string }>(sql`select status from jobs where id = ${id}`)
  return { status: rows[0]?.status }
}

describe('reported jobs', () => {
  it('are one case however many reported them; one decision resolves it, up to suspending the company', async () => {
    const { job, company, owner } = await aPublishedJob(test)
    for (const reason of ['scam', 'asks_money'])
      await (await aVerifiedTalent(test)).visitor.post(`/talent/api/jobs/${job.id}/reports`, { reason })
    const cases = (await listOf('job-reports')).items.filter(({ id }) => id === job.id)
    expect(cases).toMatchObject([{ kind: { label: 'Fraud', tone: 'bad' } }])
    await decide(operator, { queue: 'job-reports', id: job.id }, { choice: 'suspend', reason: 'Asks for deposits' })
    await carryOutAll(test)
    expect(actions(await auditOf(operator, job.id))).toEqual(['job.moderate', 'job_report.confirm', 'case.decide'])
    expect((await auditOf(operator, company.id))[0]).toMatchObject({
      action: 'company.suspend',
      before: { status: 'verified' },
      after: { status: 'suspended' },
      reason: 'Asks for deposits',
    })
    expect(await bellOf(owner)).toContain('Halden Optics is suspended: Asks for deposits')
    expect((await listOf('job-reports')).items.filter(({ id }) => id === job.id)).toEqual([])
  })

  it('can go back to the company for changes', async () => {
    const { job } = await aPublishedJob(test)
    await (await aVerifiedTalent(test)).visitor.post(`/talent/api/jobs/${job.id}/reports`, { reason: 'misleading_pay' })
    await decide(operator, { queue: 'job-reports', id: job.id }, { choice: 'changes', reason: 'State the real pay' })
    await carryOutAll(test)
    expect((await showOne(job.id)).status).toBe('rejected')
  })
})

it('the log is read by operator and by page, and nobody can change it', async () => {
  const { company } = await aCompany(test)
  const newcomer = await aPersonWith(test, 'operator')
  await newcomer.visitor.put(casePath('companies', company.id, '/claim'))
  await newcomer.visitor.delete(casePath('companies', company.id, '/claim'))
  const page = async (query: string) =>
    (await operator.visitor.get(`/ops/api/audit-log?actor=${newcomer.id}&limit=1${query}`)).json<Page<AuditEntry>>()
  const first = await page('')
  expect(actions(first.items)).toEqual(['case.release'])
  expect(actions((await page(`&cursor=${first.nextCursor}`)).items)).toEqual(['case.claim'])
  for (const change of [sql`update audit_log set action = 'x'`, sql`delete from audit_log`, sql`truncate audit_log`])
    await expect(test.platform.db.execute(change)).rejects.toThrow(/Failed query/)
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember, changeStatus } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ErrorBody } from '#shared/errors.ts'
import { signUp } from '#shared/features/entry/sign-in/sign-up.contract.ts'
import { sourceIdPattern } from '#shared/features/entry/sources/source-facts.ts'
import { sources as contract, type Source } from '#shared/features/entry/sources/sources.contract.ts'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { aSource } from './sources.builder.ts'
import { recordArrival } from './sources.service.ts'
import { attributions } from './sources.tables.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const DAY = 86_400_000
const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY).toISOString()
const showPath = (id: string) => contract.show.path.replace(':id', id)
const endPath = (id: string) => contract.end.path.replace(':id', id)
const peoplePath = (id: string) => contract.people.path.replace(':id', id)
const rowsOf = (personId: string) =>
  test.platform.db.select().from(attributions).where(eq(attributions.personId, personId))

describe('a link', () => {
  it('shows guests who sends them and what the sender learns', async () => {
    const { company } = await aVerifiedCompany(test, { name: 'Polder Systems' })
    const source = await aSource(test, {
      kind: 'company',
      companyId: company.id,
      name: 'Polder Systems',
      message: 'Come and build dikes.',
      sharing: 'names',
    })
    expect(source.id).toMatch(sourceIdPattern)
    expect((await test.visitor().get(showPath(source.id))).json()).toEqual({
      id: source.id,
      kind: 'company',
      name: 'Polder Systems',
      message: 'Come and build dikes.',
      sharing: 'names',
      company: expect.objectContaining({ slug: company.slug, name: 'Polder Systems', country: 'NO' }),
      jobId: null,
    })
  })

  it('can be limited to one job of the company, and of no other', async () => {
    const { owner, job, company } = await aPublishedJob(test)
    const elsewhere = await aPublishedJob(test)
    const make = (fields: object) =>
      owner.visitor.post(contract.create.path, { kind: 'company', name: 'One job', companyId: company.id, ...fields })
    const made = (await make({ jobId: job.id })).json<Source>()
    expect(made).toMatchObject({ companyId: company.id, jobId: job.id })
    expect((await test.visitor().get(showPath(made.id))).json()).toMatchObject({ jobId: job.id })
    for (const jobId of [elsewhere.job.id, newId()])
      expect((await make({ jobId })).json()).toMatchObject({ errors: { jobId: ['Choose a job at this company.'] } })
    const operator = await aPersonWith(test, 'operator')
    const ofNobody = { kind: 'partner', name: 'Savanna Works', jobId: job.id }
    expect((await operator.visitor.post(contract.create.path, ofNobody)).statusCode).toBe(422)
  })

  it('is not found before its start, after its expiry, once ended, or if it never existed', async () => {
    const later = await aSource(test, { startsAt: inDays(1) })
    const over = await aSource(test, { startsAt: inDays(-2), expiresAt: inDays(-1) })
    const ended = await aSource(test)
    const operator = await aPersonWith(test, 'operator')
    expect((await operator.visitor.post(endPath(ended.id))).json()).toMatchObject({ can: { end: false } })
    for (const id of [later.id, over.id, ended.id, 'aaaaaaaaaa', '%00', 'nothing-like-a-link'])
      expect((await test.visitor().get(showPath(id))).statusCode, id).toBe(404)
  })

  it('of a company is closed with the company', async () => {
    const { company } = await aVerifiedCompany(test)
    const source = await aSource(test, { kind: 'company', companyId: company.id })
    await changeStatus(test.platform.db, { id: newId(), roles: ['operator'] }, company.id, { event: 'suspend' })
    expect((await test.visitor().get(showPath(source.id))).statusCode).toBe(404)
  })
})

describe('the link somebody came through', () => {
  const recentOf = async (person: Awaited<ReturnType<typeof aVerifiedTalent>>) =>
    (await person.visitor.get(contract.recent.path)).json<{ source: { id: string } | null }>().source

  it('is the last one, for thirty days and while it is active', async () => {
    const person = await aVerifiedTalent(test)
    expect(await recentOf(person)).toBeNull()
    const { company } = await aVerifiedCompany(test)
    const [first, last] = [await aSource(test), await aSource(test, { kind: 'company', companyId: company.id })]
    for (const { id: linkId } of [first, last]) {
      await recordArrival(test.platform, { personId: person.id, linkId, path: '/', isSignUp: false })
      test.clock.advance(DAY)
    }
    expect(await recentOf(person)).toMatchObject({ id: last.id, company: { id: company.id } })
    expect(await recentOf(await aVerifiedTalent(test)), 'is nobody else’s').toBeNull()
    test.clock.advance(29 * DAY)
    expect(await recentOf(person)).toBeNull()
    await recordArrival(test.platform, { personId: person.id, linkId: first.id, path: '/', isSignUp: false })
    expect(await recentOf(person)).toMatchObject({ id: first.id, company: null })
    await (await aPersonWith(test, 'operator')).visitor.post(endPath(first.id))
    expect(await recentOf(person)).toBeNull()
  })
})

describe('creating a link', () => {
  it('is limited to operators and the company’s recruiters', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const body = { kind: 'company', companyId: company.id, name: 'Halden Optics' }
    const statusFor = async (person: { visitor: { post: typeof owner.visitor.post } }) =>
      (await person.visitor.post(contract.create.path, body)).statusCode
    const found: Record<string, number> = {}
    for (const role of memberRoles) {
      const member = await aPersonWith(test, 'company')
      await addMember(test.platform.db, owner, company.id, { personId: member.id, role })
      found[role] = await statusFor(member)
    }
    found['operator'] = await statusFor(await aPersonWith(test, 'operator'))
    found['talent'] = await statusFor(await aVerifiedTalent(test))
    found['unverified'] = await statusFor(await anUnverifiedTalent(test))
    found['guest'] = await statusFor({ visitor: test.visitor() })
    found['owner of another'] = await statusFor((await aVerifiedCompany(test)).owner)
    expect(found).toEqual({
      owner: 201,
      admin: 201,
      recruiter: 201,
      hiring_manager: 403,
      interviewer: 403,
      viewer: 403,
      operator: 201,
      talent: 403,
      unverified: 403,
      guest: 401,
      'owner of another': 403,
    })
  })

  it('for a partner or a community is limited to operators', async () => {
    const { owner } = await aVerifiedCompany(test)
    const body = { kind: 'partner', name: 'Savanna Works' }
    expect((await owner.visitor.post(contract.create.path, body)).statusCode).toBe(403)
    const operator = await aPersonWith(test, 'operator')
    expect((await operator.visitor.post(contract.create.path, body)).statusCode).toBe(201)
  })

  it('for an unverified company is rejected for its owner', async () => {
    const { company, owner } = await aCompany(test)
    const body = { kind: 'company', companyId: company.id, name: 'Not yet' }
    expect((await owner.visitor.post(contract.create.path, body)).statusCode).toBe(403)
  })

  it('twice with one key creates one', async () => {
    const operator = await aPersonWith(test, 'operator')
    const make = () =>
      operator.visitor.post(contract.create.path, { kind: 'partner', name: 'Twice' }, { 'idempotency-key': 'k-1' })
    expect((await make()).json<Source>().id).toBe((await make()).json<Source>().id)
  })

  it.each([
    [{ kind: 'company', name: 'Whose' }, 'companyId'],
    [{ kind: 'partner', name: 'X' }, 'name'],
    [{ kind: 'friend', name: 'Somebody' }, 'kind'],
    [
      { kind: 'partner', name: 'Backwards', startsAt: '2027-01-02T00:00:00Z', expiresAt: '2027-01-01T00:00:00Z' },
      'expiresAt',
    ],
  ])('reports what is wrong: %j', async (body, field) => {
    const operator = await aPersonWith(test, 'operator')
    const answer = await operator.visitor.post(contract.create.path, body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<ErrorBody>().errors ?? {})).toEqual([field])
  })
})

describe('the list of links', () => {
  it('shows a company its own links with their sign-ups, page by page', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const made: Source[] = []
    for (const name of ['First', 'Second', 'Third'])
      made.push(await aSource(test, { kind: 'company', companyId: company.id, name }))
    const arrive = async (linkId = '', isSignUp: boolean) => {
      const { id: personId } = await aVerifiedTalent(test)
      await recordArrival(test.platform, { personId, linkId, path: `/signup/${linkId}`, isSignUp })
    }
    await arrive(made[0]?.id, true)
    await arrive(made[0]?.id, false)
    await arrive(made[1]?.id, false)
    const path = `${contract.list.path}?companyId=${company.id}&limit=2`
    const first = (await owner.visitor.get(path)).json<{ items: Source[]; nextCursor: string }>()
    const second = (await owner.visitor.get(`${path}&cursor=${first.nextCursor}`)).json<{ items: Source[] }>()
    const figures = [...first.items, ...second.items].map(({ name, arrivals, signUps }) => [name, arrivals, signUps])
    expect(figures).toEqual([
      ['Third', 0, 0],
      ['Second', 1, 0],
      ['First', 2, 1],
    ])
  })

  it('of all links, or of somebody else, is limited to operators', async () => {
    const { company } = await aVerifiedCompany(test)
    const { owner } = await aVerifiedCompany(test)
    expect((await owner.visitor.get(contract.list.path)).statusCode).toBe(403)
    expect((await owner.visitor.get(`${contract.list.path}?companyId=${company.id}`)).statusCode).toBe(403)
    const operator = await aPersonWith(test, 'operator')
    expect((await operator.visitor.get(contract.list.path)).statusCode).toBe(200)
  })
})

describe('ending a link', () => {
  it('is limited to those who may create it; for others it does not exist', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const source = await aSource(test, { kind: 'company', companyId: company.id })
    const talent = await aVerifiedTalent(test)
    expect((await talent.visitor.post(endPath(source.id))).statusCode).toBe(404)
    expect((await test.visitor().post(endPath(source.id))).statusCode).toBe(401)
    const first = (await owner.visitor.post(endPath(source.id))).json<Source>()
    test.clock.advance(DAY)
    expect((await owner.visitor.post(endPath(source.id))).json<Source>().endedAt).toBe(first.endedAt)
  })
})

describe('an arrival', () => {
  it('is stored once per person and link', async () => {
    const source = await aSource(test)
    const { id: personId } = await aVerifiedTalent(test)
    const arrival = { personId, linkId: source.id, path: `/signup/${source.id}`, isSignUp: true }
    await Promise.all([
      recordArrival(test.platform, arrival),
      recordArrival(test.platform, { ...arrival, isSignUp: false }),
    ])
    await recordArrival(test.platform, { ...arrival, path: '/login/x', isSignUp: false })
    expect(await rowsOf(personId)).toHaveLength(1)
  })

  it('at sign-up counts for one link only', async () => {
    const first = await aSource(test)
    const second = await aSource(test)
    const { id: personId } = await aVerifiedTalent(test)
    for (const { id: linkId } of [first, second])
      await recordArrival(test.platform, { personId, linkId, path: `/signup/${linkId}`, isSignUp: true })
    const rows = await rowsOf(personId)
    expect(rows.map(({ signedUpAt }) => signedUpAt !== null)).toEqual([true, false])
  })

  it('is recorded when a person with an account signs in through the link', async () => {
    const source = await aSource(test)
    const { visitor, id } = await aVerifiedTalent(test)
    const path = contract.arrive.path.replace(':id', source.id)
    const arrive = () => visitor.post(path, { path: `/login/${source.id}` })
    expect([(await arrive()).statusCode, (await arrive()).statusCode]).toEqual([204, 204])
    const rows = await rowsOf(id)
    expect(rows).toMatchObject([{ path: `/login/${source.id}`, signedUpAt: null }])
    expect((await test.visitor().post(path, { path: '/login' })).statusCode).toBe(401)
  })

  it('is recorded with the account it creates', async () => {
    const source = await aSource(test)
    const visitor = test.visitor()
    const account = { name: 'Sent Here', email: 'sent@people.example', acceptsTerms: true, source: source.id }
    expect((await visitor.post(signUp.register.path, account)).statusCode).toBe(201)
    const { id } = (await visitor.get('/api/user')).json<{ id: string }>()
    const [row] = await rowsOf(id)
    expect(row).toMatchObject({ path: `/signup/${source.id}` })
    expect(row?.signedUpAt).not.toBeNull()
    const unknown = await test.visitor().post(signUp.register.path, { ...account, source: 'no such link' })
    expect(unknown.statusCode, 'nobody is kept out').toBe(201)
  })

  it('through an unknown or ended link leaves no trace and keeps nobody out', async () => {
    const over = await aSource(test, { startsAt: inDays(-2), expiresAt: inDays(-1) })
    const { id: personId } = await aVerifiedTalent(test)
    for (const linkId of [over.id, 'zzzzzzzzzz', 'no link at all'])
      await recordArrival(test.platform, { personId, linkId, path: '/signup', isSignUp: true })
    expect(await rowsOf(personId)).toEqual([])
  })

  it('reveals the name only if the page said so, and only of verified people', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const quiet = await aSource(test, { kind: 'company', companyId: company.id })
    const open = await aSource(test, { kind: 'company', companyId: company.id, sharing: 'names' })
    const proven = await aVerifiedTalent(test)
    const unproven = await anUnverifiedTalent(test)
    for (const { id: personId } of [proven, unproven])
      await recordArrival(test.platform, { personId, linkId: open.id, path: '/signup', isSignUp: true })
    expect((await owner.visitor.get(peoplePath(quiet.id))).statusCode).toBe(403)
    const result = await owner.visitor.get(peoplePath(open.id))
    expect(result.json()).toMatchObject({ items: [{ name: 'Wanjiru Kamau' }], nextCursor: null })
    expect(result.body).not.toContain(proven.email)
    expect((await proven.visitor.get(peoplePath(open.id))).statusCode).toBe(404)
  })
})

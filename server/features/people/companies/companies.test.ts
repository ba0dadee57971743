import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type ErrorBody } from '#shared/errors.ts'
import { type Company, companies as contract } from '#shared/features/people/companies/companies.contract.ts'
import { aCompany, aCompanyToRegister, aVerifiedCompany } from './companies.builder.ts'
import { addMember } from './companies.service.ts'
import { companies, companyEvents } from './companies.tables.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const register = contract.create.path
const pathOf = ({ slug }: { slug: string }) => contract.show.path.replace(':slug', slug)
const statusPathOf = ({ id }: { id: string }) => contract.changeStatus.path.replace(':id', id)
const rowsNamed = (name: string) => test.platform.db.select().from(companies).where(eq(companies.name, name))

describe('registering a company', () => {
  it('creates it unverified and makes its registrant the owner', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const answer = await visitor.post(register, aCompanyToRegister({ name: 'Ålgård Ull' }))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ slug: 'algard-ull', status: 'unverified', can: { verify: false } })
    expect((await visitor.get('/api/user')).json()).toMatchObject({ roles: ['company', 'talent'] })
    expect((await visitor.get(pathOf(answer.json()))).statusCode).toBe(200)
  })

  it('is limited to verified people', async () => {
    const unverified = await anUnverifiedTalent(test)
    expect((await test.visitor().post(register, aCompanyToRegister())).statusCode).toBe(401)
    const answer = await unverified.visitor.post(register, aCompanyToRegister())
    expect(answer.json()).toMatchObject({ code: 'verification_required' })
  })

  it('accepts no field beyond the contract', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const smuggled = { id: randomUUID(), slug: 'mine', status: 'verified', createdAt: '2001-01-01T00:00:00Z' }
    const answer = await visitor.post(register, { ...aCompanyToRegister({ name: 'Extra Fields' }), ...smuggled })
    expect(answer.json()).toMatchObject({ slug: 'extra-fields', status: 'unverified' })
    expect(answer.json<Company>().id).not.toBe(smuggled.id)
  })

  it('reports all problems at once', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const wrong = { name: 'X', country: 'XX', city: ' ', timeZone: '+03:00', size: '3', industry: 'alchemy' }
    const answer = await visitor.post(register, {
      ...wrong,
      website: 'javascript:alert(1)',
      workWindow: { from: -1, to: 0 },
    })
    expect(answer.statusCode).toBe(422)
    const fields = [
      'city',
      'country',
      'industry',
      'name',
      'size',
      'timeZone',
      'website',
      'workWindow.from',
      'workWindow.to',
    ]
    expect(Object.keys(answer.json<ErrorBody>().errors ?? {}).toSorted()).toEqual(fields)
  })

  it('gives two companies with the same name different slugs', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const answers = await Promise.all(
      [1, 2].map(() => visitor.post(register, aCompanyToRegister({ name: 'Twin Peaks' }))),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const slugs = (await rowsNamed('Twin Peaks')).map(({ slug }) => slug).toSorted()
    expect(slugs).toEqual(['twin-peaks', expect.stringMatching(/^twin-peaks-[a-z0-9]{6}$/)])
  })
})

describe('registering with an idempotency key', () => {
  it('has one effect and one response, however many requests arrive at once', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const key = { 'idempotency-key': randomUUID() }
    await visitor.get('/sanctum/csrf-cookie')
    const body = aCompanyToRegister({ name: 'Once Only' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.post(register, body, key)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.json()))).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19)
    expect(await rowsNamed('Once Only')).toHaveLength(1)
  })

  it('is rejected with another body for the same key', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const key = { 'idempotency-key': randomUUID() }
    await visitor.post(register, aCompanyToRegister({ name: 'First Thought' }), key)
    const answer = await visitor.post(register, aCompanyToRegister({ name: 'Second Thought' }), key)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'idempotency_key_reused' })
    expect(await rowsNamed('Second Thought')).toHaveLength(0)
  })

  it('keeps the keys of two people apart', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const people = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    for (const { visitor } of people) await visitor.post(register, aCompanyToRegister({ name: 'Same Key' }), key)
    expect(await rowsNamed('Same Key')).toHaveLength(2)
  })
})

describe('an unverified company', () => {
  it('is visible to its members and operators, and to nobody else', async () => {
    const { company, owner } = await aCompany(test)
    const { owner: stranger } = await aCompany(test)
    const talent = await aVerifiedTalent(test)
    const operator = await aPersonWith(test, 'operator')
    const seen = async (visitor: typeof owner.visitor) => (await visitor.get(pathOf(company))).statusCode
    expect(await Promise.all([owner.visitor, operator.visitor].map(seen))).toEqual([200, 200])
    expect(await Promise.all([stranger.visitor, talent.visitor, test.visitor()].map(seen))).toEqual([404, 404, 404])
  })
})

describe('the status of a company', () => {
  it('can be changed by operators only', async () => {
    const { company, owner } = await aCompany(test)
    const change = { event: 'verify' }
    expect((await test.visitor().post(statusPathOf(company), change)).statusCode).toBe(401)
    expect((await owner.visitor.post(statusPathOf(company), change)).statusCode).toBe(403)
    const operator = await aPersonWith(test, 'operator')
    const answer = await operator.visitor.post(statusPathOf(company), change)
    expect(answer.json()).toMatchObject({ status: 'verified', can: { suspend: true, verify: false } })
    expect((await test.visitor().get(pathOf(company))).statusCode).toBe(200)
  })

  it('changes once if operators act concurrently, and the log names who did it', async () => {
    const { company } = await aVerifiedCompany(test)
    const operators = [await aPersonWith(test, 'operator'), await aPersonWith(test, 'operator')]
    const change = { event: 'suspend', reason: 'Asked for a fee' }
    const answers = await Promise.all(operators.map(({ visitor }) => visitor.post(statusPathOf(company), change)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([200, 409])
    const events = await test.platform.db.select().from(companyEvents).where(eq(companyEvents.subjectId, company.id))
    const winner = operators[answers.findIndex(({ statusCode }) => statusCode === 200)]
    const suspensions = events.filter(({ event }) => event === 'suspend')
    expect(suspensions).toEqual([expect.objectContaining({ actorId: winner?.id, reason: 'Asked for a fee' })])
  })

  it('is closed for good only by another operator than the one who suspended it', async () => {
    const { company } = await aVerifiedCompany(test)
    const [first, second] = [await aPersonWith(test, 'operator'), await aPersonWith(test, 'operator')]
    const close = ({ visitor }: typeof first) =>
      visitor.post(statusPathOf(company), { event: 'close', reason: 'Asked for a fee' })
    expect((await close(first)).statusCode).toBe(403)
    await first.visitor.post(statusPathOf(company), { event: 'suspend', reason: 'Asked for a fee' })
    expect((await close(first)).json().message).toMatch(/another operator/)
    expect((await close(second)).json()).toMatchObject({ status: 'closed' })
  })

  it('of an unknown company is not found', async () => {
    const operator = await aPersonWith(test, 'operator')
    const answer = await operator.visitor.post(statusPathOf({ id: randomUUID() }), { event: 'verify' })
    expect(answer.statusCode).toBe(404)
  })
})

describe('adding a member', () => {
  it('makes the person a member and shows them the company', async () => {
    const { company, owner } = await aCompany(test)
    const talent = await aVerifiedTalent(test)
    await addMember(test.platform.db, owner, company.id, { personId: talent.id, role: 'interviewer' })
    expect((await talent.visitor.get(pathOf(company))).statusCode).toBe(200)
    expect((await talent.visitor.get('/api/user')).json()).toMatchObject({ roles: ['company', 'talent'] })
  })

  it('is rejected for other members and for strangers', async () => {
    const { db } = test.platform
    const { company, owner } = await aCompany(test)
    const [member, friend] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await addMember(db, owner, company.id, { personId: member.id, role: 'recruiter' })
    const newcomer = { personId: friend.id, role: 'viewer' } as const
    await expect(addMember(db, member, company.id, newcomer)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(addMember(db, friend, company.id, newcomer)).rejects.toMatchObject({ code: 'not_found' })
  })
})

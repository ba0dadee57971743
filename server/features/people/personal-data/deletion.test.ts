import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { aCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { accounts } from '#shared/features/base/accounts/accounts.contract.ts'
import { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { carryOutDeletion } from './deletion/erasure.service.ts'
import { drainQueue, overviewOf } from './personal-data.builder.ts'
import { personalDataUpkeep } from './personal-data.jobs.ts'
import { deletionRequestEvents, deletionRequests, erasedPeople } from './personal-data.tables.ts'

const DAY = 86_400_000
const DELETION = personalData.askDeletion.path
const UNDO = personalData.undoDeletion.path
const asked = { isUnderstood: true, reason: 'I found work.' }

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function hourPasses(): Promise<void> {
  await test.platform.jobs.send(personalDataUpkeep, {})
  await drainQueue(test)
}

const rowsOf = async (query: SQL) => (await test.platform.db.execute(query)).rows
const rowOf = async ({ id }: BuiltPerson) => (await rowsOf(sql`select * from people where id = ${id}`))[0]

async function lastMailTo({ email }: BuiltPerson) {
  await drainQueue(test)
  const mail = test.mails.findLast(({ to }) => to === email)
  return { subject: mail?.subject ?? '', token: /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

describe('requesting deletion', () => {
  it('schedules it in thirty days, shows it in the identity, and emails a link to undo it', async () => {
    const person = await aVerifiedTalent(test)
    const answer = await person.visitor.post(DELETION, asked)
    const scheduledFor = new Date(test.clock.now().getTime() + 30 * DAY).toISOString()
    expect([answer.statusCode, answer.json().scheduledFor]).toEqual([201, scheduledFor])
    expect((await overviewOf(person)).deletion?.scheduledFor).toBe(scheduledFor)
    expect((await person.visitor.get(accounts.currentUser.path)).json().deletionAt).toBe(scheduledFor)
    expect((await lastMailTo(person)).subject).toBe('Your account will be deleted on 15 December 2026')
    const events = await rowsOf(sql`select kind from security_events where person_id = ${person.id}`)
    expect(events).toContainEqual({ kind: 'deletion_asked' })
  })

  it('has one effect, however often it is pressed', async () => {
    const person = await aVerifiedTalent(test)
    const answers = await Promise.all([1, 2, 3].map(() => person.visitor.post(DELETION, asked)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    await drainQueue(test)
    expect(test.mails.filter(({ to }) => to === person.email)).toHaveLength(1)
  })

  it('requires the confirmation, a fresh proof and a verified account', async () => {
    const person = await aVerifiedTalent(test)
    const unticked = await person.visitor.post(DELETION, { isUnderstood: false })
    expect([unticked.statusCode, Object.keys(unticked.json().errors)]).toEqual([422, ['isUnderstood']])
    const tooLong = await person.visitor.post(DELETION, { ...asked, reason: 'a'.repeat(1001) })
    expect(Object.keys(tooLong.json().errors)).toEqual(['reason'])
    test.clock.advance(11 * 60_000)
    expect((await person.visitor.post(DELETION, asked)).json().code).toBe('fresh_proof_required')
    expect((await test.visitor().post(DELETION, asked)).statusCode).toBe(401)
    expect((await (await anUnverifiedTalent(test)).visitor.post(DELETION, asked)).statusCode).toBe(403)
    expect((await rowOf(person))?.['deletion_at']).toBeNull()
  })

  it('is rejected for the sole owner of a company, which is named, until there is another owner', async () => {
    const { owner, company } = await aCompany(test, { name: 'Fjordlys AS' })
    const rejected = await owner.visitor.post(DELETION, asked)
    expect(rejected.statusCode).toBe(422)
    expect(rejected.json().errors.isUnderstood[0]).toContain('Fjordlys AS')
    expect((await overviewOf(owner)).soleOwnerOf).toEqual([{ id: company.id, name: 'Fjordlys AS' }])
    const heir = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: heir.id, role: 'owner' })
    expect((await owner.visitor.post(DELETION, asked)).statusCode).toBe(201)
  })
})

describe('undoing a deletion', () => {
  it('takes a button, not just signing in, and works only for oneself', async () => {
    const person = await aVerifiedTalent(test)
    const operator = await aPersonWith(test, 'operator')
    await person.visitor.post(DELETION, asked)
    await test.visitor().signIn(person)
    await operator.visitor.delete(DELETION)
    expect((await overviewOf(person)).deletion).not.toBeNull()

    const kept = await person.visitor.delete(DELETION)
    expect(kept.json().deletion).toBeNull()
    expect((await rowOf(person))?.['deletion_at']).toBeNull()
    expect((await lastMailTo(person)).subject).toBe('Your account is safe')
    expect((await person.visitor.delete(DELETION)).statusCode).toBe(200)
  })

  it('works from the email without signing in; opening the link changes nothing', async () => {
    const person = await aVerifiedTalent(test)
    await person.visitor.post(DELETION, asked)
    const { token } = await lastMailTo(person)
    const guest = test.visitor()
    const state = async () => (await guest.get(`${UNDO}?token=${token}`)).json()
    expect((await state()).state).toBe('open')
    expect((await state()).state).toBe('open')
    const [first, second] = await Promise.all([guest.post(UNDO, { token }), test.visitor().post(UNDO, { token })])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect((await state()).state).toBe('kept')
    await drainQueue(test)
    expect(
      test.mails.filter(({ to, subject }) => to === person.email && subject === 'Your account is safe'),
    ).toHaveLength(1)
  })

  it('with an old email reports the newer deletion, and does not touch it', async () => {
    const person = await aVerifiedTalent(test)
    await person.visitor.post(DELETION, asked)
    const old = (await lastMailTo(person)).token
    const stateOf = async (token: string) => (await test.visitor().get(`${UNDO}?token=${token}`)).json().state
    await test.visitor().post(UNDO, { token: old })
    expect(await stateOf(old)).toBe('kept')
    await person.visitor.post(DELETION, asked)
    const newer = (await lastMailTo(person)).token
    expect(await stateOf(old)).toBe('newer')
    expect((await test.visitor().post(UNDO, { token: old })).json()).toEqual({ state: 'newer' })
    expect((await overviewOf(person)).deletion).not.toBeNull()
    expect((await test.visitor().post(UNDO, { token: newer })).json()).toEqual({ state: 'kept' })
    expect(await stateOf(old)).toBe('kept')
  })

  it('accepts no forged token, and none of another deletion', async () => {
    const [person, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await person.visitor.post(DELETION, asked)
    await other.visitor.post(DELETION, asked)
    const mine = (await lastMailTo(person)).token
    const theirs = (await lastMailTo(other)).token
    const mixed = `${mine.split('.')[0]}.${theirs.split('.')[1]}`
    for (const token of [mixed, 'nonsense', `${mine}x`, mine.split('.')[0] ?? '']) {
      expect((await test.visitor().post(UNDO, { token })).statusCode).toBe(404)
      expect((await test.visitor().get(`${UNDO}?token=${token}`)).json().state).toBe('over')
    }
    expect((await overviewOf(person)).deletion).not.toBeNull()
  })
})

describe('the day of a deletion', () => {
  it('comes after a reminder, also for one that was undone and requested again', async () => {
    const person = await aVerifiedTalent(test)
    await person.visitor.post(DELETION, asked)
    await person.visitor.delete(DELETION)
    await person.visitor.post(DELETION, asked)
    const first = await lastMailTo(person)

    test.clock.advance(27 * DAY)
    await hourPasses()
    await hourPasses()
    const reminder = await lastMailTo(person)
    expect(reminder.subject).toContain('Reminder')
    expect(reminder.token).toBe(first.token)
    expect(test.mails.filter(({ to, subject }) => to === person.email && subject.includes('Reminder'))).toHaveLength(1)
    expect(await rowOf(person)).toBeDefined()

    test.clock.advance(3 * DAY)
    await hourPasses()
    expect(await rowOf(person)).toBeUndefined()
    expect((await person.visitor.get(accounts.currentUser.path)).statusCode).toBe(401)
    expect((await test.visitor().signIn(person)).statusCode).toBe(422)
    expect((await test.visitor().get(`${UNDO}?token=${first.token}`)).json().state).toBe('over')
    const steps = await test.platform.db
      .select()
      .from(deletionRequestEvents)
      .where(eq(deletionRequestEvents.event, 'execute'))
    expect(steps.map(({ actorRole, reason }) => [actorRole, reason])).toContainEqual(['system', null])
  })

  it('does nothing if it was undone at the last moment', async () => {
    const person = await aVerifiedTalent(test)
    await person.visitor.post(DELETION, asked)
    const [row] = await test.platform.db.select().from(deletionRequests).where(eq(deletionRequests.personId, person.id))
    await person.visitor.delete(DELETION)
    test.clock.advance(30 * DAY)
    await carryOutDeletion(test.platform, row?.id ?? '')
    expect(await rowOf(person)).toBeDefined()
  })

  it('leaves a company to its longest-serving admin', async () => {
    const { owner, company } = await aCompany(test)
    const heirs = [await aPersonWith(test, 'company'), await aPersonWith(test, 'company')] as const
    const { db } = test.platform
    await addMember(db, owner, company.id, { personId: heirs[0].id, role: 'owner' })
    await addMember(db, owner, company.id, { personId: heirs[1].id, role: 'viewer' })
    await owner.visitor.post(DELETION, asked)
    await addMember(db, owner, company.id, { personId: heirs[0].id, role: 'admin' })
    test.clock.advance(30 * DAY)
    await hourPasses()
    const members = await rowsOf(
      sql`select person_id, role from company_members where company_id = ${company.id} order by role`,
    )
    expect(members).toEqual([
      { person_id: heirs[0].id, role: 'owner' },
      { person_id: heirs[1].id, role: 'viewer' },
    ])
  })

  it('comes again for somebody who returns with a restored backup', async () => {
    const person = await aVerifiedTalent(test)
    const before = await rowOf(person)
    await person.visitor.post(DELETION, asked)
    test.clock.advance(30 * DAY)
    await hourPasses()
    await rowsOf(sql`insert into people select * from jsonb_populate_record(null::people, ${JSON.stringify(before)})`)
    expect(await rowOf(person)).toBeDefined()
    // As docs/privacy.md tells operators to run it.
    await rowsOf(sql`insert into jobs.job (name, data) values ('personal-data.upkeep', '{}')`)
    await drainQueue(test)
    expect(await rowOf(person)).toBeUndefined()
    expect(JSON.stringify(await test.platform.db.select().from(erasedPeople))).not.toContain(person.id)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import {
  auditOf,
  carryOutAll,
  casePath,
  decide,
  showCase,
} from '#server/features/base/operations/operations.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { APPROVED_PHOTO_DAYS, REJECTED_PHOTO_DAYS } from '#shared/features/people/identity/identity-limits.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aSubmittedCheck, details, identityOf, kenyanPassport, PATH, readerOf } from '../identity.builder.ts'
import { identityPhotos } from '../identity.tables.ts'
import { keepUp } from '../upkeep.service.ts'
import { findVerifiedPeople } from '../verified-people.service.ts'

let test: TestApp
let operator: BuiltPerson
let colleague: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' }, { standIns: [readerOf({ lines: kenyanPassport })] })
  operator = await aPersonWith(test, 'operator')
  colleague = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

const queue = 'identity'

/** Everybody's session has expired by then. */
async function later(days: number, ...people: BuiltPerson[]): Promise<void> {
  test.clock.advance(days * DAY)
  await keepUp(test.platform)
  for (const person of [operator, colleague, ...people]) await person.visitor.signIn(person)
}

async function decideAs(who: BuiltPerson, id: string, choice: string, reason = '') {
  const answer = await decide(who, { queue, id }, { choice, reason })
  await carryOutAll(test)
  return answer
}

/** How many photos are still stored. */
async function storedPhotos(id: string): Promise<number> {
  const rows = (await test.platform.db.select().from(identityPhotos)).filter((row) => row.checkId === id)
  return rows.filter((row) => row.purgedAt === null).length
}

describe('an operator', () => {
  it('sees what was read, and opens photos on request', async () => {
    const person = await aVerifiedTalent(test)
    const id = await aSubmittedCheck(test, person)
    const list = (await operator.visitor.get('/ops/api/queues/identity/cases')).json()
    expect(list.items.map((one: { id: string }) => one.id)).toContain(id)
    const { case: file } = await showCase(operator, queue, id)
    expect(file).toMatchObject({ about: 'Passport · Kenya' })
    expect(file?.evidence).toEqual(
      expect.arrayContaining([
        { kind: 'picture', label: 'Front of the document', href: `/ops/api/identity/${id}/photo?side=front` },
        expect.objectContaining({ text: 'TD3, KEN AK0982345: all check digits are right', state: 'ok' }),
        expect.objectContaining({ text: 'KAMAU, WANJIRU (the same)', state: 'ok' }),
      ]),
    )
    const before = (await identityOf(person)).looks.length
    await operator.visitor.get(`/ops/api/identity/${id}/photo?side=selfie`)
    expect((await identityOf(person)).looks).toHaveLength(before + 1)
    expect((await auditOf(operator, id)).map(({ action }) => action)).toContain('identity.look')
  })

  it('approves, and photos are deleted after 30 days while the result stays', async () => {
    const person = await aVerifiedTalent(test)
    const id = await aSubmittedCheck(test, person)
    expect((await decideAs(operator, id, 'approve')).statusCode).toBe(200)
    expect(await identityOf(person)).toMatchObject({
      verifiedUntil: expect.any(String),
      check: { status: 'approved', can: { edit: false, cancel: false } },
    })
    const { db, clock } = test.platform
    expect((await findVerifiedPeople(db, [person.id], clock.now())).has(person.id)).toBe(true)
    await keepUp(test.platform)
    expect(await storedPhotos(id)).toBe(2)
    await later(APPROVED_PHOTO_DAYS + 1, person)
    expect(await storedPhotos(id)).toBe(0)
    expect(await identityOf(person)).toMatchObject({ check: { status: 'approved', photos: [{}, {}] } })
  })

  it('asks for new photos with a reason', async () => {
    const person = await aVerifiedTalent(test)
    const id = await aSubmittedCheck(test, person)
    expect((await decide(operator, { queue, id }, { choice: 'return' })).statusCode).toBe(422)
    await decideAs(operator, id, 'return', 'A finger covers the photo.')
    expect((await identityOf(person)).check).toMatchObject({
      status: 'needs_input',
      note: 'A finger covers the photo.',
    })
  })

  it('rejects; the person may appeal once, and photos go after 90 days', async () => {
    const person = await aVerifiedTalent(test)
    const id = await aSubmittedCheck(test, person)
    await decideAs(operator, id, 'reject', 'The selfie shows somebody else.')
    const appeal = () => person.visitor.post(`${PATH}/appeal`, { text: 'I had a beard then.' })
    expect((await appeal()).json().check).toMatchObject({ status: 'in_review' })
    expect((await appeal()).statusCode).toBe(409)
    expect((await showCase(operator, queue, id)).case).toMatchObject({ kind: { label: 'Appeal' } })
    await decideAs(operator, id, 'reject', 'Still somebody else.')
    expect((await identityOf(person)).check).toMatchObject({ status: 'rejected', can: { appeal: false } })
    await later(REJECTED_PHOTO_DAYS + 1, person)
    expect(await storedPhotos(id)).toBe(0)
  })

  it('needs a second person for a fake', async () => {
    const person = await aVerifiedTalent(test)
    const id = await aSubmittedCheck(test, person)
    await decideAs(operator, id, 'suspect', 'The font is wrong.')
    // The person is not told of a suspicion.
    expect((await identityOf(person)).check).toMatchObject({
      status: 'in_review',
      note: '',
      reasons: [],
      can: { cancel: false },
    })
    const own = await decide(operator, { queue, id }, { choice: 'confirm', reason: 'Sure.' })
    expect([own.statusCode, own.json().message]).toEqual([403, expect.stringContaining('Somebody else')])
    expect((await decideAs(colleague, id, 'confirm', 'The font is wrong.')).statusCode).toBe(200)
    expect((await identityOf(person)).check).toMatchObject({ status: 'rejected', reasons: ['suspected_fake'] })
    expect((await person.visitor.put(PATH, details)).statusCode).toBe(409)
  })

  it('cannot decide on their own check', async () => {
    const id = await aSubmittedCheck(test, operator)
    expect((await operator.visitor.get(`/ops/api/identity/${id}/photo?side=front`)).statusCode).toBe(404)
    expect((await decide(operator, { queue, id }, { choice: 'approve' })).statusCode).toBe(403)
    expect((await colleague.visitor.get(casePath(queue, id))).json().case.kind.label).toBe('Needs a closer look')
  })
})

it('a verification is announced before it expires, and then expires', async () => {
  const person = await aVerifiedTalent(test)
  const id = await aSubmittedCheck(test, person)
  await decideAs(operator, id, 'approve')
  await later(680, person)
  expect((await identityOf(person)).check).toMatchObject({ status: 'expiring' })
  await later(60, person)
  expect(await identityOf(person)).toMatchObject({ verifiedUntil: null, check: { status: 'expired' } })
})

it('a check nobody continues is deleted', async () => {
  const person = await aVerifiedTalent(test)
  await person.visitor.put(PATH, details)
  await later(31, person)
  expect((await identityOf(person)).check).toMatchObject({ status: 'cancelled', legalName: '' })
})

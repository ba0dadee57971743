import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ErrorBody } from '#shared/errors.ts'
import { files } from '#shared/features/base/files/files.contract.ts'
import { onboarding as contract, type Onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const place = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', workCountries: ['KE', 'UG', 'KE'] }
const hours = { from: 9 * 60, to: 17 * 60 }
const pay = { amount: 45_000_000, currency: 'KES', period: 'month' }
const work = {
  headline: ' Backend engineer ',
  seniority: 'senior',
  skills: [
    { slug: 'go', level: 4 },
    { slug: 'postgresql', level: 5 },
  ],
}
const answers = [
  [contract.savePlace.path, place],
  [contract.saveHours.path, hours],
  [contract.savePay.path, pay],
  [contract.saveWork.path, work],
] as const

describe('the wizard', () => {
  it('starts with the first question and no answers', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await visitor.get(contract.show.path)).json()).toEqual({
      step: 'place',
      answered: [],
      facts: { place: null, hours: null, payFloor: null, work: null, resume: null },
    })
  })

  it('resumes where it was left, on another device', async () => {
    const person = await aVerifiedTalent(test)
    for (const [path, body] of answers) expect((await person.visitor.put(path, body)).statusCode).toBe(200)
    const phone = test.visitor()
    await phone.signIn(person)
    expect((await phone.get(contract.show.path)).json()).toEqual({
      step: 'resume',
      answered: ['place', 'hours', 'pay', 'work'],
      facts: {
        place: { ...place, workCountries: ['KE', 'UG'] },
        hours,
        payFloor: pay,
        work: {
          headline: 'Backend engineer',
          seniority: 'senior',
          skills: [
            { slug: 'go', name: 'Go', level: 4 },
            { slug: 'postgresql', name: 'PostgreSQL', level: 5 },
          ],
        },
        resume: null,
      },
    })
  })

  it('sets the person’s country, time zone and currency for the rest of the product', async () => {
    const { visitor } = await aVerifiedTalent(test)
    for (const [path, body] of answers) await visitor.put(path, body)
    const result = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', currency: 'KES' }
    expect((await visitor.get('/api/user')).json()).toMatchObject(result)
    await visitor.put(contract.savePay.path, { ...pay, currency: 'EUR' })
    expect((await visitor.get('/api/user')).json(), 'a chosen currency stays').toMatchObject({ currency: 'KES' })
  })

  it('remembers the question a person skipped to or went back to', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await visitor.put(contract.goTo.path, { step: 'pay' })).json()).toMatchObject({ step: 'pay', answered: [] })
    expect((await visitor.get(contract.show.path)).json()).toMatchObject({ step: 'pay' })
  })

  it('replaces an answer with a new one, and saves concurrent identical answers once', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const both = await Promise.all([
      visitor.put(contract.savePlace.path, place),
      visitor.put(contract.savePlace.path, place),
      visitor.put(contract.saveWork.path, work),
      visitor.put(contract.saveWork.path, work),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const changed = await visitor.put(contract.saveWork.path, { ...work, skills: [{ slug: 'rust', level: 1 }] })
    expect(changed.json<Onboarding>().facts.work?.skills).toEqual([{ slug: 'rust', name: 'Rust', level: 1 }])
    expect(changed.json<Onboarding>().facts.place?.workCountries).toEqual(['KE', 'UG'])
  })

  it('accepts hours past midnight', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const night = { from: 22 * 60, to: 6 * 60 }
    expect((await visitor.put(contract.saveHours.path, night)).json<Onboarding>().facts.hours).toEqual(night)
  })

  it.each([
    ['a country that is none', contract.savePlace.path, { ...place, country: 'XX' }, 'country'],
    ['a zone that is none', contract.savePlace.path, { ...place, timeZone: '+03:00' }, 'timeZone'],
    ['a day without hours', contract.saveHours.path, { from: 540, to: 540 }, 'to'],
    ['hours beyond the day', contract.saveHours.path, { from: -1, to: 540 }, 'from'],
    ['no pay', contract.savePay.path, { ...pay, amount: 0 }, 'amount'],
    ['a currency that is none', contract.savePay.path, { ...pay, currency: 'shillings' }, 'currency'],
    [
      'a skill that is not in the list',
      contract.saveWork.path,
      { ...work, skills: [{ slug: 'magic', level: 3 }] },
      'skills.0.slug',
    ],
    ['a level above five', contract.saveWork.path, { ...work, skills: [{ slug: 'go', level: 6 }] }, 'skills.0.level'],
    ['the same skill twice', contract.saveWork.path, { ...work, skills: [work.skills[0], work.skills[0]] }, 'skills'],
    ['a question that is not asked', contract.goTo.path, { step: 'shoe-size' }, 'step'],
  ])('rejects %s at its field', async (_what, path, body, field) => {
    const { visitor } = await aVerifiedTalent(test)
    const answer = await visitor.put(path, body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<ErrorBody>().errors ?? {})).toEqual([field])
    expect((await visitor.get(contract.show.path)).json()).toMatchObject({ answered: [] })
  })

  it('is limited to verified people', async () => {
    const unverified = await anUnverifiedTalent(test)
    for (const { visitor, status } of [
      { visitor: test.visitor(), status: 401 },
      { visitor: unverified.visitor, status: 403 },
    ]) {
      expect((await visitor.get(contract.show.path)).statusCode).toBe(status)
      expect((await visitor.put(contract.savePlace.path, place)).statusCode).toBe(status)
      expect((await visitor.post(contract.finish.path)).statusCode).toBe(status)
    }
  })

  it('shows nobody else’s answers', async () => {
    const { visitor } = await aVerifiedTalent(test)
    await visitor.put(contract.savePay.path, pay)
    const other = await aPerson(test, { roles: ['operator'] })
    expect((await other.visitor.get(contract.show.path)).json<Onboarding>().facts.payFloor).toBeNull()
  })
})

describe('the résumé', () => {
  it('is stored, an earlier one is kept, and the current one is removed with its file', async () => {
    const person = await aVerifiedTalent(test)
    const first = await aReadyFile(test, person, { name: 'first.txt' })
    const second = await aReadyFile(test, person, { name: 'second.txt' })
    const save = (fileId: string | null) => person.visitor.put(contract.saveResume.path, { fileId })
    expect((await save(first)).json<Onboarding>().facts.resume).toMatchObject({ id: first, name: 'first.txt' })
    expect((await save(second)).json<Onboarding>().facts.resume).toMatchObject({ id: second })
    expect((await person.visitor.get(files.show.path.replace(':id', first))).statusCode, 'still kept').toBe(200)
    expect((await save(second)).statusCode, 'again').toBe(200)
    expect((await save(null)).json<Onboarding>().facts.resume).toBeNull()
    expect((await person.visitor.get(files.show.path.replace(':id', second))).statusCode).toBe(404)
  })

  it('cannot be somebody else’s file, nor another kind of file', async () => {
    const owner = await aVerifiedTalent(test)
    const theirs = await aReadyFile(test, owner)
    const person = await aVerifiedTalent(test)
    const attachment = await aReadyFile(test, person, { kind: 'attachment' })
    for (const fileId of [theirs, attachment])
      expect((await person.visitor.put(contract.saveResume.path, { fileId })).statusCode).toBe(404)
    expect((await owner.visitor.get(files.show.path.replace(':id', theirs))).statusCode, 'untouched').toBe(200)
  })

  it('is null once its owner has deleted the file', async () => {
    const person = await aVerifiedTalent(test)
    const fileId = await aReadyFile(test, person)
    await person.visitor.put(contract.saveResume.path, { fileId })
    await person.visitor.delete(files.remove.path.replace(':id', fileId))
    expect((await person.visitor.get(contract.show.path)).json<Onboarding>().facts.resume).toBeNull()
  })
})

describe('finishing', () => {
  it('requires no answer, and the first time counts', async () => {
    const { visitor, id } = await aVerifiedTalent(test)
    expect((await visitor.get('/api/user')).json()).toMatchObject({ isOnboarded: false })
    const endedAt = async () =>
      (await test.platform.db.execute(`select onboarded_at from people where id = '${id}'`)).rows
    expect((await visitor.post(contract.finish.path)).json()).toMatchObject({ id, isOnboarded: true })
    const first = await endedAt()
    test.clock.advance(1000)
    expect((await visitor.post(contract.finish.path)).json()).toMatchObject({ isOnboarded: true })
    expect(await endedAt()).toEqual(first)
    for (const step of onboardingSteps)
      expect((await visitor.put(contract.goTo.path, { step })).statusCode, 'answers can still be given').toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { EndorsementRequest, Endorsers } from '#shared/features/elite/endorsements/endorsements.contract.ts'
import { nextDaytime } from '#shared/features/elite/endorsements/reminder-times.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { anEndorser, eliteAt, expectOk, fillForms, standingOf } from '../elite/elite.builder.ts'
import { anEndorsement, ENDORSEMENTS, endorseAll, endorsersOf, REQUESTS, tokenFor } from './endorsements.builder.ts'
import { findEndorserFacts, verifyEndorsements } from './review/facts.service.ts'
import { sendEndorsementRequest } from './sending/sending.service.ts'
import { runEndorsementUpkeep } from './sending/upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

/** Two endorsers have been asked. */
async function anAskingTalent(): Promise<{ talent: BuiltPerson; ids: [string, string] }> {
  const talent = await aVerifiedTalent(test)
  await expectOk(talent.visitor.post(eliteAt('/application')))
  await expectOk(talent.visitor.post(eliteAt('/endorsers'), anEndorser('Lerato Dube')))
  await expectOk(talent.visitor.post(eliteAt('/endorsers'), anEndorser('Daniel Mwangi', { relation: 'peer' })))
  await fillForms(talent)
  const [first, second] = (await endorsersOf(talent)).items
  return { talent, ids: [first?.id ?? '', second?.id ?? ''] }
}

const show = async (token: string) => test.visitor().get(`${REQUESTS}?token=${token}`)
const stateOf = async (id: string): Promise<string> => (await show(tokenFor(test, id))).json<EndorsementRequest>().state

describe('asking for endorsements', () => {
  it('takes three people at most, each once, and never oneself', async () => {
    const talent = await aVerifiedTalent(test)
    const add = (given: object) => talent.visitor.post(eliteAt('/endorsers'), given)
    expect((await add(anEndorser('Lerato Dube'))).statusCode).toBe(409)
    await talent.visitor.post(eliteAt('/application'))
    expect((await add(anEndorser('Me Myself', { email: talent.email }))).statusCode).toBe(422)
    const lerato = anEndorser('Lerato Dube')
    expect((await add(lerato)).statusCode).toBe(200)
    expect((await add(lerato)).statusCode).toBe(422)
    expect((await add(anEndorser('Priya Raman'))).statusCode).toBe(200)
    expect((await add(anEndorser('Noa Levi'))).json<Endorsers>().room).toBe(0)
    expect((await add(anEndorser('Ana Silva'))).statusCode).toBe(422)
    const [first] = (await endorsersOf(talent)).items
    expect(first).toMatchObject({ status: 'draft', can: { remove: true, replace: false } })
    await expectOk(talent.visitor.delete(eliteAt(`/endorsers/${first?.id}`)))
    expect((await endorsersOf(talent)).items).toHaveLength(2)
  })

  it('asks them when the form is submitted, and needs somebody who led the work', async () => {
    const { talent, ids } = await anAskingTalent()
    expect((await endorsersOf(talent)).items.map(({ status }) => status)).toEqual(['invited', 'invited'])
    await sendEndorsementRequest(test.platform, { id: ids[0], isReminder: false })
    const { actions } = await standingOf(talent)
    expect(actions.map(({ kind }) => kind)).not.toContain('endorser_needed')
  })

  it('replaces somebody who declined; the old link says so', async () => {
    const { talent, ids } = await anAskingTalent()
    const token = tokenFor(test, ids[1])
    await expectOk(test.visitor().post(`${REQUESTS}/decline`, { token, reason: 'no_time' }))
    // A double click.
    await expectOk(test.visitor().post(`${REQUESTS}/decline`, { token, reason: 'no_time' }))
    const { actions } = await standingOf(talent)
    const declined = actions.find(({ kind }) => kind === 'endorser_declined')
    expect(declined).toMatchObject({ subject: 'Daniel Mwangi' })
    const path = eliteAt(`/endorsers/${ids[1]}/replace`)
    const { email } = (await endorsersOf(talent)).items[1] ?? {}
    const same = await talent.visitor.post(path, anEndorser('Daniel Mwangi', { email }))
    expect([same.statusCode, same.json()]).toMatchObject([
      422,
      { errors: { email: [expect.stringContaining('will not be asked again')] } },
    ])
    expect((await (await aVerifiedTalent(test)).visitor.post(path, anEndorser('Noa Levi'))).statusCode).toBe(404)
    const after = (await expectOk(talent.visitor.post(path, anEndorser('Noa Levi')))).json<Endorsers>()
    expect(after.items.map(({ name }) => name)).toEqual(['Lerato Dube', 'Noa Levi'])
    expect(after.changesLeft).toBe(2)
    expect(await stateOf(ids[1])).toBe('replaced')
    for (const name of ['Ines Costa', 'Juma Otieno', 'One Toomany']) {
      const id = (await endorsersOf(talent)).items[1]?.id ?? ''
      await expectOk(test.visitor().post(`${REQUESTS}/decline`, { token: tokenFor(test, id), reason: 'no_time' }))
      const isAllowed = name !== 'One Toomany'
      expect((await endorsersOf(talent)).items[1]?.can.replace, name).toBe(isAllowed)
      const answer = await talent.visitor.post(eliteAt(`/endorsers/${id}/replace`), anEndorser(name))
      expect(answer.statusCode, name).toBe(isAllowed ? 200 : 409)
    }
    expect((await test.visitor().post(ENDORSEMENTS, anEndorsement(token))).statusCode).toBe(409)
  })

  it('reminds in the daytime of the endorser, tells the applicant about silence, and expires', async () => {
    const { talent, ids } = await anAskingTalent()
    const start = test.clock.now().getTime()
    const to = (at: number) => test.clock.advance(at - test.clock.now().getTime())
    to(start + 4 * DAY)
    await runEndorsementUpkeep(test.platform)
    to(start + 4.5 * DAY)
    await runEndorsementUpkeep(test.platform)
    to(start + 11 * DAY)
    await runEndorsementUpkeep(test.platform)
    const { actions } = await standingOf(talent)
    expect(actions.filter(({ kind }) => kind === 'endorser_silent')).toHaveLength(2)
    to(start + 22 * DAY)
    await runEndorsementUpkeep(test.platform)
    expect(await stateOf(ids[0])).toBe('expired')
    expect((await test.visitor().post(ENDORSEMENTS, anEndorsement(tokenFor(test, ids[0])))).statusCode).toBe(409)
    to(start)
  })
})

describe('a reminder by hand', () => {
  it('is sent in the daytime of the endorser, once', async () => {
    const { talent, ids } = await anAskingTalent()
    const start = test.clock.now().getTime()
    const to = (at: number) => test.clock.advance(at - test.clock.now().getTime())
    const remind = () => talent.visitor.post(eliteAt(`/endorsers/${ids[0]}/remind`))
    to(nextDaytime('Africa/Johannesburg', start + 3 * DAY))
    await runEndorsementUpkeep(test.platform)
    expect((await remind()).statusCode).toBe(409)
    to(test.clock.now().getTime() + 3 * DAY + HOUR)
    const due = new Date(nextDaytime('Africa/Johannesburg', test.clock.now().getTime()))
    const [before] = (await endorsersOf(talent)).items
    const [asked] = (await expectOk(remind())).json<Endorsers>().items
    expect(asked).toMatchObject({ nextReminderAt: due.toISOString(), remindedAt: before?.remindedAt })
    expect((await remind()).statusCode).toBe(409)
    to(due.getTime())
    await runEndorsementUpkeep(test.platform)
    const [sent] = (await endorsersOf(talent)).items
    const next = nextDaytime('Africa/Johannesburg', start + 14 * DAY)
    expect(sent).toMatchObject({ remindedAt: due.toISOString(), nextReminderAt: new Date(next).toISOString() })
    to(start)
  })
})

describe('an email to an endorser', () => {
  const rejecting = (responseCode: number, command = 'RCPT TO') => ({
    ...test.platform,
    mailer: {
      ...test.platform.mailer,
      send: () => Promise.reject(Object.assign(new Error('rejected'), { responseCode, command })),
    },
  })

  it('that is rejected for good shows the applicant whom to replace; any other failure is tried again', async () => {
    const { talent, ids } = await anAskingTalent()
    const mail = { id: ids[0], isReminder: false }
    for (const other of [rejecting(450), rejecting(535, 'AUTH PLAIN'), rejecting(554, 'DATA')])
      await expect(sendEndorsementRequest(other, mail)).rejects.toThrow('rejected')
    expect((await endorsersOf(talent)).items[0]?.status).toBe('invited')
    await sendEndorsementRequest(rejecting(550), mail)
    expect((await endorsersOf(talent)).items[0]).toMatchObject({ status: 'bounced', can: { replace: true } })
    const { actions } = await standingOf(talent)
    expect(actions.find(({ kind }) => kind === 'endorser_declined')).toMatchObject({ subject: 'Lerato Dube' })
    const news = (await talent.visitor.get('/shared/api/notifications')).json<{ items: { title: string }[] }>().items
    expect(news.map(({ title }) => title)).toContainEqual(expect.stringContaining('Lerato Dube could not be delivered'))
  })
})

describe('what is unusual about endorsements', () => {
  it('is shown to the reviewers, and decides nothing', async () => {
    const talent = await aVerifiedTalent(test)
    const friend = await aVerifiedTalent(test)
    for (const [person, other] of [
      [talent, friend],
      [friend, talent],
    ] as const) {
      await expectOk(person.visitor.post(eliteAt('/application')))
      await expectOk(person.visitor.post(eliteAt('/endorsers'), anEndorser('A Friend', { email: other.email })))
    }
    await expectOk(talent.visitor.post(eliteAt('/endorsers'), anEndorser('Lerato Dube')))
    await fillForms(talent)
    const asked = (await endorsersOf(talent)).items
    const silent = tokenFor(test, asked[1]?.id ?? '')
    await expectOk(test.visitor().post(ENDORSEMENTS, anEndorsement(silent, { mayContact: false })))
    await endorseAll(test, talent)
    const applicationId = (await standingOf(talent)).application?.id ?? ''
    await test.platform.db.execute(
      `update elite_applications set status = 'endorsement_check' where id = '${applicationId}'`,
    )
    const facts = await findEndorserFacts(test.platform.db, test.platform, applicationId)
    const shown = facts.evidence(i18nFor('en')).flatMap((one) => (one.kind === 'check' ? [one.text] : []))
    expect(shown.filter((text) => text.includes('was asked to endorse this person in turn'))).toHaveLength(1)
    expect(shown.filter((text) => text.includes('as another endorsement'))).toHaveLength(2)
    expect(shown).toEqual(expect.arrayContaining([`Yes: ${asked[0]?.email}`, 'No']))
    expect(JSON.stringify(facts.evidence(i18nFor('en')))).not.toContain(asked[1]?.email)
    expect(facts.isComplete).toBe(true)
  })
})

describe('answering without an account', () => {
  it('shows what is asked, takes one answer, and lets it be withdrawn', async () => {
    const { talent, ids } = await anAskingTalent()
    const token = tokenFor(test, ids[0])
    const opened = (await show(token)).json<EndorsementRequest>()
    expect(opened).toMatchObject({ state: 'open', endorser: 'Lerato Dube', company: 'Mizani Data' })
    expect((await endorsersOf(talent)).items[0]?.status).toBe('invited')
    await expectOk(test.visitor().post(`${REQUESTS}/open`, { token }))
    expect((await endorsersOf(talent)).items[0]?.status).toBe('opened')
    const short = await test.visitor().post(ENDORSEMENTS, anEndorsement(token, { text: 'Great.' }))
    expect(short.statusCode).toBe(422)
    await expectOk(test.visitor().post(ENDORSEMENTS, anEndorsement(token)))
    const again = await test.visitor().post(ENDORSEMENTS, anEndorsement(token, { craft: 1 }))
    expect(again.json<EndorsementRequest>()).toMatchObject({
      state: 'submitted',
      endorsement: { ratings: { craft: 5 } },
    })
    expect(
      (await talent.visitor.post(eliteAt(`/endorsers/${ids[0]}/replace`), anEndorser('Noa Levi'))).statusCode,
    ).toBe(409)
    await expectOk(test.visitor().post(`${ENDORSEMENTS}/withdraw`, { token }))
    expect(await stateOf(ids[0])).toBe('withdrawn')
  })

  it('counts for skills of the profile in the skill center, once checked and until it is withdrawn', async () => {
    const { talent, ids } = await anAskingTalent()
    const skills = [
      { slug: 'git', level: 3 },
      { slug: 'go', level: 4 },
    ]
    await expectOk(
      talent.visitor.put('/talent/api/facts/work', { headline: 'Payments engineer', seniority: 'senior', skills }),
    )
    const inCenter = async () =>
      (await talent.visitor.get('/talent/api/skills/git')).json<{ endorsements: object[]; endorsementCount: number }>()
    const [token, secret] = [tokenFor(test, ids[0]), tokenFor(test, ids[1])]
    expect((await show(token)).json<EndorsementRequest>().skills.map(({ slug }) => slug)).toEqual(['go', 'git'])
    const seen = ['git', 'cobol']
    const given = await expectOk(test.visitor().post(ENDORSEMENTS, anEndorsement(token, { skills: seen })))
    expect(given.json<EndorsementRequest>()).toMatchObject({ skills: [], endorsement: { skills: ['Git'] } })
    await expectOk(test.visitor().post(ENDORSEMENTS, anEndorsement(secret, { skills: seen, isPublic: false })))
    expect((await inCenter()).endorsements).toEqual([])
    const applicationId = (await standingOf(talent)).application?.id ?? ''
    await verifyEndorsements(test.platform.db, test.platform, { applicationId, stage: 'endorsement_check' })
    expect(await inCenter()).toMatchObject({
      endorsementCount: 1,
      endorsements: [{ by: 'Lerato Dube', company: 'Mizani Data' }],
    })
    await expectOk(test.visitor().post(`${ENDORSEMENTS}/withdraw`, { token }))
    expect((await inCenter()).endorsements).toEqual([])
  })

  it('does not know a link that was never sent', async () => {
    expect((await show('x'.repeat(43))).json<EndorsementRequest>().state).toBe('unknown')
    expect((await test.visitor().post(`${ENDORSEMENTS}/withdraw`, { token: 'x'.repeat(43) })).statusCode).toBe(404)
  })
})

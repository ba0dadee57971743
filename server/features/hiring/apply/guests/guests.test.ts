import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { findPersonByEmail } from '#server/features/base/accounts/people.service.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { findReadyFiles } from '#server/features/base/files/files.service.ts'
import { storageKeyOf } from '#server/features/base/files/uploads.service.ts'
import { anInvitation } from '#server/features/jobs/invitations/invitations.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aSecondFactor } from '#server/features/people/two-factor/two-factor.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aDraft, aJobWithForm, applyingTo, DRAFTS, draftOf, submit, write } from '../apply.builder.ts'
import { deleteOldGuests } from '../apply.jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const newEmail = () => `${randomUUID()}@guests.example`

async function lastMailTo(email: string, count = 1) {
  const find = () =>
    test.mails.filter(({ to, subject }) => to === email && /code to apply|Continue your application/.test(subject))
  await expect.poll(() => find().length).toBe(count)
  const mail = find().at(-1)
  return {
    subject: mail?.subject ?? '',
    text: mail?.text ?? '',
    code: /\b(\d{6})\b/.exec(mail?.subject ?? '')?.[1] ?? '',
    secret: /proof=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '',
  }
}

const begin = (visitor: Visitor, jobId: string, email: string, more: object = {}) =>
  visitor.post(`${applyingTo(jobId)}/guest`, { name: 'Ada Obi', email, ...more })
const prove = (visitor: Visitor, jobId: string, body: object) => visitor.post(`${applyingTo(jobId)}/guest/proof`, body)
const user = async (visitor: Visitor) =>
  (await visitor.get('/api/user')).json<{ id: string; email: string; name: string }>()

/** A guest with a proven address and a draft. */
async function aGuest(jobId: string, email = newEmail()): Promise<BuiltPerson & { draft: Draft }> {
  const visitor = test.visitor()
  expect((await begin(visitor, jobId, email)).statusCode).toBe(202)
  const { code } = await lastMailTo(email)
  const answer = await prove(visitor, jobId, { email, code })
  expect(answer.json()).toMatchObject({ next: `/jobs/${jobId}/apply`, isNewAccount: true, outcome: { next: 'done' } })
  const draft = (await visitor.post(draftOf(jobId), {})).json<Draft>()
  return { id: (await user(visitor)).id, email, password: '', visitor, draft }
}

describe('a guest', () => {
  it('proves the address with the code, gets an account and applies', async () => {
    const { job } = await aJobWithForm(test)
    const guest = await aGuest(job.id)
    const mail = await lastMailTo(guest.email)
    expect(mail.text).toContain('Apply for Backend engineer at Halden Optics')
    expect(mail.text).toContain(`/apply/${job.id}?proof=`)
    expect(await user(guest.visitor)).toMatchObject({ email: guest.email, name: 'Ada Obi' })
    expect((await guest.visitor.get('/shared/api/user/ways-in')).statusCode).not.toBe(401)
    expect(guest.draft).toMatchObject({ name: 'Ada Obi', status: 'started' })
    const written = (await write(guest, guest.draft, { allowsProcessing: true })).json<Draft>()
    expect((await submit(guest, written)).statusCode).toBe(201)
    // The code works once.
    const again = await prove(test.visitor(), job.id, { email: guest.email, code: mail.code })
    expect(again.json()).toMatchObject({ errors: { code: [expect.stringContaining('no longer works')] } })
  })

  it('says where they live once: the new account keeps it', async () => {
    const { job } = await aJobWithForm(test)
    const email = newEmail()
    const visitor = test.visitor()
    await begin(visitor, job.id, email, { country: 'KE' })
    await prove(visitor, job.id, { secret: (await lastMailTo(email)).secret })
    expect(await user(visitor)).toMatchObject({ email, country: 'KE' })
    const nowhere = await begin(test.visitor(), job.id, newEmail(), { country: 'XX' })
    expect(nowhere.json()).toMatchObject({ errors: { country: [expect.any(String)] } })
  })

  it('continues in another browser with the link, which works once and for this job only', async () => {
    const { job } = await aJobWithForm(test)
    const other = await aJobWithForm(test)
    const email = newEmail()
    await begin(test.visitor(), job.id, email, { name: 'Suharto' })
    const { secret } = await lastMailTo(email)
    test.clock.advance(6 * DAY)
    const elsewhere = test.visitor()
    // The page shows whose link it is before using it, so nobody continues as the person who sent it to them.
    const look = async (link: string) => elsewhere.get(`/shared/api/mailed-links/apply/${link}`)
    expect((await look(secret)).json()).toMatchObject({ email })
    expect((await look('a'.repeat(43))).statusCode).toBe(410)
    expect((await prove(elsewhere, other.job.id, { secret })).statusCode).toBe(410)
    expect(await findPersonByEmail(test.platform.db, email)).toBe(null)
    expect((await prove(elsewhere, job.id, { secret })).json()).toMatchObject({ isNewAccount: true })
    expect((await elsewhere.post(draftOf(job.id), {})).json()).toMatchObject({ name: 'Suharto' })
    expect((await prove(test.visitor(), job.id, { secret })).json()).toMatchObject({ code: 'link_used' })
    expect((await look(secret)).json()).toMatchObject({ code: 'link_used' })
    expect((await look('x'.repeat(secret.length))).json()).toMatchObject({ code: 'link_expired' })
    // Somebody signed in with another account has to sign out first.
    const signedIn = await aVerifiedTalent(test)
    const foreign = newEmail()
    await begin(test.visitor(), job.id, foreign)
    const forOther = await lastMailTo(foreign)
    expect((await prove(signedIn.visitor, job.id, { secret: forOther.secret })).json()).toMatchObject({
      code: 'already_signed_in',
    })
    expect((await signedIn.visitor.get('/api/user')).json()).toMatchObject({ id: signedIn.id })
    // Two concurrent proofs create one account.
    const twice = newEmail()
    await begin(test.visitor(), job.id, twice)
    const mail = await lastMailTo(twice)
    const both = await Promise.all([1, 2].map(() => prove(test.visitor(), job.id, { secret: mail.secret })))
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410])
  })

  it('sees the same whether or not the address has an account, and keeps an existing draft', async () => {
    const { talent, draft, job } = await aDraft(test, { questions: [{ type: 'short_text', label: 'Why us?' }] })
    const why = draft.form.questions[0]?.id ?? ''
    await write(talent, draft, { answers: { [why]: 'Half typed' } })
    const known = await begin(test.visitor(), job.id, talent.email, { name: 'Somebody Else' })
    const unknown = await begin(test.visitor(), job.id, newEmail())
    expect(known.statusCode).toBe(202)
    expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()))
    const { code } = await lastMailTo(talent.email)
    const browser = test.visitor()
    const answer = await prove(browser, job.id, { email: talent.email, code })
    expect(answer.json()).toMatchObject({ isNewAccount: false, outcome: { next: 'done' } })
    const shown = (await browser.get(`${DRAFTS}/${draft.id}`)).json<Draft>()
    expect(shown).toMatchObject({ name: 'Wanjiru Kamau', answers: { [why]: 'Half typed' } })
    expect((await user(browser)).name).toBe('Wanjiru Kamau')
  })

  it('passes two-step sign-in if it is on', async () => {
    const { job } = await aJobWithForm(test)
    const talent = await aVerifiedTalent(test)
    await aSecondFactor(test, talent)
    await begin(test.visitor(), job.id, talent.email)
    const { secret } = await lastMailTo(talent.email)
    const browser = test.visitor()
    const answer = await prove(browser, job.id, { secret })
    expect(answer.json()).toMatchObject({ outcome: { next: 'second_factor', ticket: expect.any(String) } })
    expect((await browser.get('/api/user')).statusCode).toBe(401)
  })

  it('takes over an unverified account without its sign-in methods', async () => {
    const { job } = await aJobWithForm(test)
    const typist = await aPerson(test, { isVerified: false })
    await begin(test.visitor(), job.id, typist.email)
    const { code } = await lastMailTo(typist.email)
    const browser = test.visitor()
    expect((await prove(browser, job.id, { email: typist.email, code })).json()).toMatchObject({ isNewAccount: false })
    expect((await typist.visitor.get('/api/user')).statusCode).toBe(401)
    expect((await test.visitor().signIn(typist)).statusCode).toBe(422)
  })

  it('cannot guess codes or switch somebody’s account', async () => {
    const { job } = await aJobWithForm(test)
    const email = newEmail()
    await begin(test.visitor(), job.id, email)
    const { code, secret } = await lastMailTo(email)
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () => prove(test.visitor(), job.id, { email, code: wrong })),
    )
    expect(guesses.every(({ statusCode }) => statusCode === 422 || statusCode === 429)).toBe(true)
    expect((await prove(test.visitor(), job.id, { email, code })).statusCode).not.toBe(200)
    const somebody = await aVerifiedTalent(test)
    expect((await prove(somebody.visitor, job.id, { secret })).statusCode).toBe(403)
    expect((await user(somebody.visitor)).email).toBe(somebody.email)
    expect(await findPersonByEmail(test.platform.db, email)).toBe(null)
  })

  it('cannot start where nobody may apply, nor with an invalid address', async () => {
    const hidden = await aPublishedJob(test, { visibility: 'invite_only' })
    expect((await begin(test.visitor(), hidden.job.id, newEmail())).statusCode).toBe(404)
    const { job } = await aJobWithForm(test)
    const named = await begin(test.visitor(), job.id, newEmail(), { name: 'Win at www.win.example' })
    expect(named.json()).toMatchObject({ errors: { name: ['A name cannot contain a web address.'] } })
    const somebody = await aVerifiedTalent(test)
    expect((await begin(somebody.visitor, job.id, somebody.email)).statusCode).toBe(403)
    const { invitation } = await anInvitation(test)
    expect((await begin(test.visitor(), invitation.jobId, newEmail())).statusCode).toBe(202)
  })

  it('has to accept the terms if there are any', async () => {
    const strict = await createTestApp({ TERMS_URL: 'https://legal.example/terms' })
    try {
      const { job } = await aJobWithForm(strict)
      const url = `${applyingTo(job.id)}/guest`
      const rejected = await strict.visitor().post(url, { name: 'Ada', email: newEmail() })
      expect(rejected.json()).toMatchObject({ errors: { acceptsTerms: ['Tick this box to continue.'] } })
      const taken = await strict.visitor().post(url, { name: 'Ada', email: newEmail(), acceptsTerms: true })
      expect(taken.statusCode).toBe(202)
    } finally {
      await strict.close()
    }
  })

  it('is limited to three requests a minute per network', async () => {
    const limited = await createTestApp({ RATE_LIMIT_STRICT: '60' })
    try {
      const { job } = await aJobWithForm(limited)
      const statuses: number[] = []
      for (let time = 0; time < 4; time++) {
        const answer = await limited.visitor().post(`${applyingTo(job.id)}/guest`, { name: 'Ada', email: newEmail() })
        statuses.push(answer.statusCode)
      }
      expect(statuses).toEqual([202, 202, 202, 429])
    } finally {
      await limited.close()
    }
  })
})

describe('an emailed link to a draft', () => {
  it('signs the talent in elsewhere, at their draft', async () => {
    const { talent, draft, job } = await aDraft(test)
    const answer = await talent.visitor.post(`${DRAFTS}/${draft.id}/link`)
    expect(answer.statusCode).toBe(202)
    expect((await talent.visitor.post(`${DRAFTS}/${draft.id}/link`)).statusCode).toBe(429)
    const { secret, text } = await lastMailTo(talent.email)
    expect(text).toContain('Continue your application: Backend engineer at Halden Optics')
    const browser = test.visitor()
    expect((await prove(browser, job.id, { secret })).json()).toMatchObject({ next: `/jobs/${job.id}/apply` })
    expect((await browser.get(`${DRAFTS}/${draft.id}`)).statusCode).toBe(200)
    const late = await aDraft(test)
    await late.talent.visitor.post(`${DRAFTS}/${late.draft.id}/link`)
    const mail = await lastMailTo(late.talent.email)
    test.clock.advance(DAY + 1)
    expect((await prove(test.visitor(), late.job.id, { secret: mail.secret })).statusCode).toBe(410)
  })
})

describe('an abandoned guest', () => {
  it('is deleted completely thirty days after the last edit', async () => {
    const { job } = await aJobWithForm(test, { parts: { resume: 'optional' } })
    const left = await aGuest(job.id)
    const fileId = await aReadyFile(test, left)
    await write(left, left.draft, { resumeFileId: fileId, name: 'Ada' })
    const sent = await aGuest(job.id)
    await submit(sent, (await write(sent, sent.draft, { allowsProcessing: true })).json<Draft>())
    const settled = await aGuest(job.id)
    await settled.visitor.put('/user/password', { password: 'four words that do not belong' })
    const talent = await aDraft(test)

    const exists = async ({ email }: { email: string }) => (await findPersonByEmail(test.platform.db, email)) !== null
    test.clock.advance(29 * DAY)
    await deleteOldGuests.work({}, test.platform)
    expect(await exists(left)).toBe(true)
    test.clock.advance(2 * DAY)
    await deleteOldGuests.work({}, test.platform)
    expect(await exists(left)).toBe(false)
    expect(await exists(sent)).toBe(true)
    expect(await exists(settled)).toBe(true)
    expect(await exists(talent.talent)).toBe(true)
    expect((await findReadyFiles(test.platform.db, [fileId])).size).toBe(0)
    await expect.poll(() => test.platform.storage.list(storageKeyOf(fileId))).toEqual([])
  })

  it('is kept while they come back', async () => {
    const { job } = await aJobWithForm(test)
    const guest = await aGuest(job.id)
    test.clock.advance(20 * DAY)
    expect((await guest.visitor.get('/api/user')).statusCode).toBe(200)
    test.clock.advance(20 * DAY)
    await deleteOldGuests.work({}, test.platform)
    expect(await findPersonByEmail(test.platform.db, guest.email)).not.toBe(null)
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { findIdentity } from '#server/features/base/accounts/people.service.ts'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { mailTo, otherCode, signUpAs } from './sign-in.builder.ts'
import { changeAddress } from './verification.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const anAddress = () => `${randomUUID()}@people.example`
const whoIs = async (visitor: ReturnType<TestApp['visitor']>) => (await visitor.get('/api/user')).json()
const rowsOf = async (email: string) =>
  (await test.platform.db.execute(`select id from people where lower(email) = '${email.toLowerCase()}'`)).rows

describe('signing up', () => {
  it('opens a session immediately and emails a code and a link', async () => {
    const email = anAddress()
    const visitor = test.visitor()
    const answer = await signUpAs(visitor, email)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ next: 'done' })
    expect(await whoIs(visitor)).toMatchObject({ email, roles: ['talent'], email_verified_at: null })
    const mail = await mailTo(test, email)
    expect(mail.text).toContain(mail.code)
    expect(mail.text).toContain(`/verify/link?token=${mail.link}`)
  })

  it('needs no password: emailed links are enough', async () => {
    const email = anAddress()
    expect((await signUpAs(test.visitor(), email, { password: undefined })).statusCode).toBe(201)
    expect((await test.visitor().signIn({ email, password: 'anything at all' })).statusCode).toBe(422)
  })

  it('keeps the country and the job of somebody who explored as a guest', async () => {
    const { job } = await aPublishedJob(test)
    const { job: draft } = await aDraft(test)
    const email = anAddress()
    const visitor = test.visitor()
    const explored = { country: 'KE', savedJob: job.id }
    expect((await signUpAs(visitor, email, explored)).statusCode).toBe(201)
    expect(await whoIs(visitor)).toMatchObject({ country: 'KE' })
    const savedBy = async (address: string) =>
      (
        await test.platform.db.execute(
          sql`select job_id from saved_jobs join people on people.id = person_id where email = ${address}`,
        )
      ).rows
    expect(await savedBy(email)).toEqual([{ job_id: job.id }])
    for (const savedJob of [draft.id, randomUUID()]) {
      const another = anAddress()
      expect((await signUpAs(test.visitor(), another, { savedJob })).statusCode).toBe(201)
      expect(await savedBy(another)).toEqual([])
    }
  })

  it('reports each missing field', async () => {
    const answer = await test.visitor().post('/register', { acceptsTerms: false, password: 'short' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject({
      name: [expect.any(String)],
      email: [expect.any(String)],
      acceptsTerms: ['Tick this box to continue.'],
      password: ['Use at least 12 characters. A few words make a good password.'],
    })
  })

  it('asks for no consent if there is no document', async () => {
    expect((await signUpAs(test.visitor(), anAddress(), { acceptsTerms: undefined })).statusCode).toBe(201)
  })

  it.each(['TERMS_URL', 'PRIVACY_URL'])('asks for consent if %s names a document', async (name) => {
    const site = await createTestApp({ [name]: 'https://jobs.example/document' })
    const email = anAddress()
    const rejected = await signUpAs(site.visitor(), email, { acceptsTerms: undefined })
    expect(rejected.statusCode).toBe(422)
    expect(rejected.json().errors).toEqual({ acceptsTerms: ['Tick this box to continue.'] })
    expect((await signUpAs(site.visitor(), email)).statusCode).toBe(201)
    await site.close()
  })

  it('rejects an easily guessed password, with the reason', async () => {
    const reasonFor = async (password: string) =>
      (await signUpAs(test.visitor(), anAddress(), { password })).json().errors?.password?.[0]
    expect(await reasonFor('passwordpassword')).toMatch(/first passwords|Repeats/)
    expect(await reasonFor('amina yusuf 12')).toMatch(/your name/)
    expect(await reasonFor('abcdefghijklmnop')).toMatch(/Repeats and sequences/)
  })

  it('is rejected for somebody who is signed in', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await signUpAs(visitor, anAddress())).json().code).toBe('already_signed_in')
  })
})

describe('signing up with an address that has an account', () => {
  it('looks the same; the code then leads into that account, and the new one is deleted', async () => {
    const { email, id } = await aPerson(test, { isSignedIn: false })
    const visitor = test.visitor()
    expect((await signUpAs(visitor, email)).json()).toEqual({ next: 'done' })
    const mail = await mailTo(test, email)
    expect(mail.text).toContain('You already have an account')
    expect((await whoIs(visitor)).id).not.toBe(id)
    expect((await visitor.post('/email/verify', { code: mail.code })).json()).toEqual({ next: 'done' })
    expect((await whoIs(visitor)).id).toBe(id)
    expect(await rowsOf(email)).toEqual([{ id }])
  })

  it('gives no access without the mailbox, and leaves the owner undisturbed', async () => {
    const { email, id, password } = await aPerson(test, { isSignedIn: false })
    const stranger = test.visitor()
    await signUpAs(stranger, email)
    const { code } = await mailTo(test, email)
    expect((await stranger.post('/email/verify', { code: otherCode(code) })).statusCode).toBe(422)
    const owner = test.visitor()
    expect((await owner.signIn({ email, password })).statusCode).toBe(200)
    expect((await whoIs(owner)).id).toBe(id)
  })
})

describe('an address that somebody else typed first', () => {
  it('belongs to whoever verifies it, and the other sign-up is deleted', async () => {
    const email = anAddress()
    const [first, second] = [test.visitor(), test.visitor()]
    await signUpAs(first, email)
    await mailTo(test, email)
    await signUpAs(second, email)
    const { code } = await mailTo(test, email, 2)
    expect((await second.post('/email/verify', { code })).statusCode).toBe(200)
    expect((await first.get('/api/user')).statusCode).toBe(401)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  it('belongs to one of two people who verify it at once', async () => {
    const email = anAddress()
    const visitors = [test.visitor(), test.visitor()]
    const codes: string[] = []
    for (const [index, visitor] of visitors.entries()) {
      await signUpAs(visitor, email)
      codes.push((await mailTo(test, email, index + 1)).code)
    }
    const answers = await Promise.all(
      visitors.map((visitor, index) => visitor.post('/email/verify', { code: codes[index] })),
    )
    const [won, lost] = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(won).toBe(200)
    expect([401, 422]).toContain(lost)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  it('belongs to whoever verifies it, also if the other sign-up has a file, which is deleted too', async () => {
    const { db, storage } = test.platform
    const squatter = await anUnverifiedTalent(test)
    const { email } = squatter
    const [fileId, key] = [randomUUID(), `files/${randomUUID()}`]
    await storage.write(`${key}/original`, Buffer.from('mine'), { type: 'text/plain', size: 4 })
    await db.execute(sql`insert into files (id, person_id, kind, name, type, size, sha256, storage_key, status)
      values (${fileId}, ${squatter.id}, 'resume', 'cv.txt', 'text/plain', 4, 'hash', ${key}, 'ready')`)
    const owner = test.visitor()
    await signUpAs(owner, email)
    const { code } = await mailTo(test, email)
    expect((await owner.post('/email/verify', { code })).statusCode).toBe(200)
    expect(await rowsOf(email)).toEqual([{ id: (await whoIs(owner)).id }])
    await expect.poll(() => storage.stat(`${key}/original`)).toBeNull()
  })

  it('keeps neither password nor session from before when it is verified by an emailed sign-in', async () => {
    const email = anAddress()
    const squatter = test.visitor()
    await signUpAs(squatter, email, { password: 'squatter knows this phrase' })
    await mailTo(test, email)
    const owner = test.visitor()
    await owner.post('/login/link', { email })
    const { link } = await mailTo(test, email, 2)
    expect((await owner.post('/login/link/use', { link })).json()).toEqual({ next: 'done' })
    expect((await whoIs(owner)).email_verified_at).toEqual(expect.any(String))
    expect((await squatter.get('/api/user')).statusCode).toBe(401)
    expect((await test.visitor().signIn({ email, password: 'squatter knows this phrase' })).statusCode).toBe(422)
  })
})

describe('verifying the address', () => {
  it('accepts the code once and lets the person in', async () => {
    const { visitor, email } = await anUnverifiedTalent(test)
    expect((await visitor.get('/shared/api/user/verification')).json()).toEqual({ sentAt: null, nextSendAt: null })
    const sent = await visitor.post('/email/verification-notification')
    expect(sent.statusCode).toBe(202)
    expect((await visitor.get('/shared/api/user/verification')).json().nextSendAt).toBe(sent.json().nextSendAt)
    const { code } = await mailTo(test, email)
    expect((await visitor.post('/email/verify', { code })).json()).toEqual({ next: 'done' })
    expect((await whoIs(visitor)).email_verified_at).toEqual(expect.any(String))
  })

  it('by link works on another device, once, and signs nobody in there', async () => {
    const { visitor, email } = await anUnverifiedTalent(test)
    await visitor.post('/email/verification-notification')
    const { link } = await mailTo(test, email)
    const phone = test.visitor()
    const look = `/shared/api/mailed-links/verify/${link}`
    expect((await phone.get(look)).json()).toMatchObject({ email, askedAt: expect.any(String) })
    expect((await phone.get(look)).statusCode).toBe(200)
    expect((await whoIs(visitor)).email_verified_at).toBeNull()
    expect((await phone.post('/email/verify/link', { link })).json()).toEqual({ hasAccount: false })
    expect((await phone.get('/api/user')).statusCode).toBe(401)
    expect((await whoIs(visitor)).email_verified_at).toEqual(expect.any(String))
    expect((await phone.post('/email/verify/link', { link })).json().code).toBe('link_expired')
    expect((await phone.get(look)).statusCode).toBe(410)
  })

  it('by link expires after a day', async () => {
    const { visitor, email } = await anUnverifiedTalent(test)
    await visitor.post('/email/verification-notification')
    const { link } = await mailTo(test, email)
    test.clock.advance(24 * 3_600_000 + 1)
    expect((await test.visitor().post('/email/verify/link', { link })).statusCode).toBe(410)
  })

  it('succeeds once for two concurrent uses', async () => {
    const { visitor, email } = await anUnverifiedTalent(test)
    await visitor.post('/email/verification-notification')
    const { link } = await mailTo(test, email)
    const uses = [test.visitor(), test.visitor(), test.visitor()]
    for (const one of uses) await one.get('/sanctum/csrf-cookie')
    const answers = await Promise.all(uses.map((one) => one.post('/email/verify/link', { link })))
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '410', '410'])
  })

  it('limits emails, and sends one for concurrent requests', async () => {
    const { visitor } = await anUnverifiedTalent(test)
    const calls = Array.from({ length: 10 }, () => visitor.post('/email/verification-notification'))
    const answers = await Promise.all(calls)
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
    const rejected = answers.filter(({ statusCode }) => statusCode === 429)
    expect(rejected).toHaveLength(9)
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0)
    test.clock.advance(61_000)
    expect((await visitor.post('/email/verification-notification')).statusCode).toBe(202)
  })

  it('allows five tries, also for concurrent guesses', async () => {
    const { visitor, email } = await anUnverifiedTalent(test)
    await visitor.post('/email/verification-notification')
    const { code } = await mailTo(test, email)
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => visitor.post('/email/verify', { code: otherCode(code) })),
    )
    expect(guesses.filter(({ body }) => body.includes('That code is not correct.'))).toHaveLength(5)
    const late = await visitor.post('/email/verify', { code })
    expect(late.statusCode).toBe(422)
    expect(late.json().errors.code).toEqual(['This code no longer works. Request a new one.'])
  })

  it('accepts no code after ten minutes', async () => {
    const { visitor, email } = await anUnverifiedTalent(test)
    await visitor.post('/email/verification-notification')
    const { code } = await mailTo(test, email)
    test.clock.advance(10 * 60_000 + 1)
    expect((await visitor.post('/email/verify', { code })).statusCode).toBe(422)
  })
})

describe('changing an unverified address', () => {
  it('emails the new one, and invalidates what was sent to the old one', async () => {
    const email = anAddress()
    const visitor = test.visitor()
    await signUpAs(visitor, email)
    const old = await mailTo(test, email)
    const better = anAddress()
    expect((await visitor.put('/email/address', { email: better })).statusCode).toBe(200)
    expect(await whoIs(visitor)).toMatchObject({ email: better })
    expect((await visitor.post('/email/verify', { code: old.code })).statusCode).toBe(422)
    expect((await test.visitor().post('/email/verify/link', { link: old.link })).statusCode).toBe(410)
    const { code } = await mailTo(test, better)
    expect((await visitor.post('/email/verify', { code })).statusCode).toBe(200)
  })

  it('is rejected if it was verified since the request started', async () => {
    const { id, email, visitor } = await anUnverifiedTalent(test)
    const staleViewer = await findIdentity(test.platform.db, id)
    await visitor.post('/email/verification-notification')
    const { code } = await mailTo(test, email)
    expect((await visitor.post('/email/verify', { code })).statusCode).toBe(200)
    const request = { ip: '127.0.0.1', headers: {}, i18n: i18nFor('en') } as FastifyRequest
    const change = changeAddress(test.platform, request, staleViewer, anAddress())
    await expect(change).rejects.toMatchObject({ code: 'status_changed_meanwhile' })
    expect(await whoIs(visitor)).toMatchObject({ email, email_verified_at: expect.any(String) })
  })

  it('is rejected once it is verified, and for guests', async () => {
    const { visitor, email } = await aVerifiedTalent(test)
    expect((await visitor.put('/email/address', { email: anAddress() })).statusCode).toBe(409)
    expect(await whoIs(visitor)).toMatchObject({ email })
    expect((await test.visitor().put('/email/address', { email: anAddress() })).statusCode).toBe(401)
  })
})

// The other side of the promise: a person's export and erasure touch nothing of somebody else. Typing an address is not owning
// it.

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { issueProof } from '#server/features/base/accounts/mailed-proofs.service.ts'
import { recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { recipientHash, sendMail } from '#server/platform/mail/mail.jobs.ts'
import { storeMessage } from '#server/platform/mail/mailbox.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { carryOutDeletion } from './deletion/erasure.service.ts'
import { anExport, download, drainQueue, dumpDatabase, unzip } from './personal-data.builder.ts'
import { deletionRequests } from './personal-data.tables.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const typed: [string, (person: BuiltPerson, address: string) => Promise<void>][] = [
  [
    'typed as the name of a token',
    async ({ visitor }, address) => {
      const made = await visitor.post('/user/tokens', { name: address, scopes: ['read'], days: 30 })
      expect(made.statusCode).toBe(201)
    },
  ],
  [
    'asked for as a new address and never confirmed',
    async ({ visitor }, address) => {
      expect((await visitor.post('/user/email-change', { email: address })).statusCode).toBe(200)
    },
  ],
  [
    'had once, before somebody else had it',
    async ({ id }, address) => {
      await recordSecurityEvent(test.platform.db, id, 'email_changed', { userAgent: '', ipPrefix: null }, address)
    },
  ],
]

it.each(typed)('what was sent to an address that the person %s belongs to the stranger', async (_, type) => {
  const [person, stranger] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  const theirs = await mailsOf(stranger)
  await type(person, stranger.email)

  const archive = await unzip(await download(person, await anExport(test, person)))
  const exported = [...archive.values()].map(String).join('\n')
  expect(exported).toContain(person.id)
  expect([stranger.id, ...theirs].filter((mark) => exported.includes(mark))).toEqual([])

  await erase(person)
  const dump = await dumpDatabase(test)
  expect(dump).not.toContain(person.email)
  expect([stranger.id, ...theirs].filter((mark) => !dump.includes(mark))).toEqual([])
})

/** Everything the stranger requested, signed in and signed out, and everything that was sent. */
async function mailsOf({ id, email }: BuiltPerson): Promise<string[]> {
  const { db } = test.platform
  const proof = { email, facts: { path: `/proof-of-${id}` } }
  await issueProof(db, test.platform, { kind: 'sign_in', personId: id, ...proof })
  const unknown = { email, facts: { path: `/nameless-${id}` } }
  await issueProof(db, test.platform, { kind: 'reset_password', personId: null, ...unknown })
  const mail = { subject: 'For you', html: '' }
  await storeMessage(db, {
    sender: 'us@meridian.example',
    recipient: email,
    text: `arrived-${id}`,
    headers: {},
    ...mail,
  })
  return ['/proof-of', '/nameless', 'arrived'].map((mark) => `${mark}-${id}`)
}

it('queued emails to an address the person never confirmed are erased with them, others to it are not', async () => {
  const idle = await createTestApp({ WORKER: 'off' })
  try {
    const person = await aVerifiedTalent(idle)
    const email = 'never-confirmed@people.example'
    expect((await person.visitor.post('/user/email-change', { email })).statusCode).toBe(200)
    const mail = { subject: 'From somebody else', text: 'For whoever reads this mailbox', html: '' }
    await idle.platform.jobs.send(sendMail, { to: email, ...mail })
    const queued = async () => {
      const { rows } = await idle.platform.db.execute<{ subject: string }>(
        sql`select data ->> 'subject' as subject from jobs.job where data ->> 'to' = ${email} order by 1`,
      )
      return rows.map(({ subject }) => subject)
    }
    expect(await queued()).toHaveLength(2)
    await requestDeletion(person)
    await carryOut(idle, person)
    expect(await queued()).toEqual([mail.subject])
  } finally {
    await idle.close()
  }
})

it('what is left of an email that could not be sent is erased with its recipient, and with nobody else', async () => {
  const [person, stranger] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  for (const { email } of [person, stranger]) {
    const kept = JSON.stringify({ recipientHash: recipientHash(email) })
    // Nobody works on these; as `created` the drained queue would wait for them.
    const row = sql`('failed', ${kept}::jsonb, 'completed')`
    await test.platform.db.execute(sql`insert into jobs.job (name, data, state) values ${row}`)
  }
  await erase(person)
  const { rows } = await test.platform.db.execute<{ hash: string }>(
    sql`select data ->> 'recipientHash' as hash from jobs.job where name = 'failed'`,
  )
  expect(rows).toEqual([{ hash: recipientHash(stranger.email) }])
})

/** Without advancing the clock, which would expire emailed links. */
async function erase(person: BuiltPerson): Promise<void> {
  await requestDeletion(person)
  await drainQueue(test)
  await carryOut(test, person)
}

async function requestDeletion({ visitor }: BuiltPerson): Promise<void> {
  expect((await visitor.post(personalData.askDeletion.path, { isUnderstood: true, reason: '' })).statusCode).toBe(201)
}

async function carryOut({ platform, clock }: TestApp, { id }: BuiltPerson): Promise<void> {
  const [request] = await platform.db
    .update(deletionRequests)
    .set({ scheduledFor: clock.now() })
    .where(eq(deletionRequests.personId, id))
    .returning({ id: deletionRequests.id })
  await carryOutDeletion(platform, request?.id ?? '')
}

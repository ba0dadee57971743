import { randomFillSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mailer } from '#server/platform/mail/mail.ts'
import { mailboxMessages } from '#server/platform/mail/mailbox.tables.ts'
import { MAILBOX_CAPACITY, selectMessages, storeMessage } from '#server/platform/mail/mailbox.ts'
import { createMailboxMailer } from '#server/platform/mail/mailbox-mailer.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import type { MailboxEntry, MailboxMessage } from '#shared/features/base/dev-tools/mailbox.contract.ts'
import { uuidv7 } from '#shared/kit/ids.ts'
import type { Page } from '#shared/kit/pagination.ts'

const PATH = '/shared/api/dev/mailbox'

let test: TestApp
let mailer: Mailer
let reader: Visitor
beforeAll(async () => {
  test = await createTestApp()
  mailer = createMailboxMailer({ db: test.platform.db, from: 'Meridian <hello@meridian.example>' })
  reader = test.visitor()
})
beforeEach(async () => {
  await reader.delete(PATH)
})
afterAll(() => test.close())

const mail = {
  to: 'amara@example.com',
  subject: 'Confirm your address',
  text: 'Confirm:\nhttps://meridian.example/verify?code=1\n',
  html: '<p>Confirm</p><script>alert(1)</script>',
}

/** Ids carry the time: emails of the same millisecond would have no order. */
const writtenAt = (time: number, subject: string) => {
  const { to: recipient, text, html } = mail
  const id = uuidv7(time, (bytes) => randomFillSync(bytes))
  return { id, sender: 'us', recipient, subject, text, html, headers: {} }
}

const list = async (query = '') => (await reader.get(`${PATH}${query}`)).json<Page<MailboxEntry>>()

describe('the mailbox', () => {
  it('lists emails newest first, a page at a time', async () => {
    const times = { one: 1, two: 2, three: 3 }
    for (const [subject, time] of Object.entries(times)) await storeMessage(test.platform.db, writtenAt(time, subject))
    const first = await list('?limit=2')
    expect(first.items.map(({ subject }) => subject)).toEqual(['three', 'two'])
    const rest = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect(rest.items.map(({ subject }) => subject)).toEqual(['one'])
    expect(rest.nextCursor).toBeNull()
    expect((await reader.get(`${PATH}?cursor=nonsense`)).statusCode).toBe(422)
  })

  it('lists the emails of one address', async () => {
    await mailer.send(mail)
    await mailer.send({ ...mail, to: 'bruno@example.com' })
    expect((await list('?to=amara@example.com')).items.map(({ to }) => to)).toEqual(['amara@example.com'])
  })

  it('shows an email with its text and links', async () => {
    await mailer.send(mail)
    const [entry] = (await list()).items
    const shown = (await reader.get(`${PATH}/${entry?.id}`)).json<MailboxMessage>()
    expect(shown).toMatchObject({
      from: 'Meridian <hello@meridian.example>',
      to: mail.to,
      text: mail.text,
      links: ['https://meridian.example/verify?code=1'],
    })
    expect((await reader.get(`${PATH}/0198a000-0000-7000-8000-000000000001`)).statusCode).toBe(404)
  })

  it('serves the HTML as its own page in which nothing can run', async () => {
    await mailer.send(mail)
    const [entry] = (await list()).items
    const { htmlUrl } = (await reader.get(`${PATH}/${entry?.id}`)).json<MailboxMessage>()
    const page = await reader.get(htmlUrl)
    expect([page.statusCode, page.body]).toEqual([200, mail.html])
    expect(page.headers['content-security-policy']).toContain("sandbox; default-src 'none'")
    expect((await reader.get('/dev/mailbox/nonsense/html')).statusCode).toBe(404)
  })

  it('can be emptied', async () => {
    await mailer.send(mail)
    expect((await reader.delete(PATH)).statusCode).toBe(204)
    expect(await list()).toEqual({ items: [], nextCursor: null })
  })

  it('drops the oldest email when it is full', async () => {
    const old = Array.from({ length: MAILBOX_CAPACITY }, (_, time) =>
      writtenAt(time, time === 0 ? 'the oldest' : 'old'),
    )
    await test.platform.db.insert(mailboxMessages).values(old)
    await mailer.send({ ...mail, subject: 'the newest' })
    const kept = await selectMessages(test.platform.db, { limit: 1000 })
    expect(kept).toHaveLength(MAILBOX_CAPACITY)
    expect(kept[0]?.subject).toBe('the newest')
    expect(kept.map((message) => message.subject)).not.toContain('the oldest')
  })
})

describe('in production', () => {
  it('there is no mailbox', async () => {
    const production = await createTestApp({
      APP_ENV: 'production',
      LOG_LEVEL: 'silent',
      APP_KEY: 'k'.repeat(32),
      SMTP_URL: 'smtp://mail.example',
    })
    expect((await production.visitor().get(PATH)).statusCode).toBe(404)
    await production.close()
  })
})

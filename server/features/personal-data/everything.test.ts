// The promise as a whole: whatever a person ever typed here is in their export, and nowhere once they are gone. Every free
// text of every declared table carries a mark of its own; a table or column that is added without one fails.

import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aPersonWith, type BuiltPerson } from '#server/features/accounts/accounts.builder.ts'
import { openToken } from '#server/features/accounts/accounts.service.ts'
import { issueProof } from '#server/features/accounts/mailed-proofs.service.ts'
import { recordSecurityEvent } from '#server/features/accounts/security-log.service.ts'
import { aCompany } from '#server/features/companies/companies.builder.ts'
import { addMember } from '#server/features/companies/companies.service.ts'
import { announce, aReadyFile, sendBytes } from '#server/features/files/files.builder.ts'
import { passkeys } from '#server/features/passkeys/passkeys.tables.ts'
import { idempotencyKeys } from '#server/platform/http/idempotency/idempotency.tables.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import { keepMessage } from '#server/platform/mail/mailbox.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { personalData } from '#shared/features/personal-data/personal-data.contract.ts'
import { anExport, download, dumpDatabase, dumpFolder, queueIsEmpty, unzip } from './personal-data.builder.ts'
import { lookAfterPersonalData } from './personal-data.jobs.ts'

const DAY = 86_400_000
const MARK = /zq-[a-z-]+/g
const EMAIL = 'zq-address@people.example'

/** Texts that no person writes: told by the product, or checked against a list of the world. */
const wordless = new Set([
  'people.password_hash',
  'people.country',
  'people.time_zone',
  'people.locale',
  'people.currency',
  'files.type',
  'files.sha256',
  'files.storage_key',
  'idempotency_keys.scope',
  'idempotency_keys.route',
  'idempotency_keys.body_hash',
  'mailbox_messages.sender',
  'access_tokens.scopes',
  'passkeys.transports',
  'passkey_challenges.challenge',
])

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'debug' })
})
afterAll(() => test.close())

/** Lives through every area, and leaves a mark in every field of it. */
async function aPersonEverywhere(): Promise<BuiltPerson> {
  const { platform } = test
  const { db, clock, jobs } = platform
  const person = await aPerson(test, {
    name: 'zq-name',
    calledName: 'zq-called',
    email: EMAIL,
    city: 'zq-city',
    isSignedIn: false,
  })
  await person.visitor.post('/login', { ...person }, { 'user-agent': 'zq-browser' })
  await openToken(db, clock, { id: person.id, roles: [] }, 'zq-token')
  const origin = { userAgent: 'zq-other-browser', ipPrefix: 'zq-network' }
  await recordSecurityEvent(db, person.id, 'email_changed', origin, 'zq-former@people.example')
  await db.execute(`update sessions set ip_prefix = 'zq-session-network' where person_id = '${person.id}'`)
  await issueProof(db, platform, { kind: 'sign_in', email: EMAIL, personId: null, facts: { path: 'zq-path' } })
  await aReadyFile(test, person, { name: 'zq-resume.txt', content: 'zq-content of the file' })
  const begun = await announce(test, person, { kind: 'resume', name: 'zq-unfinished.txt', size: 100 })
  await sendBytes(test, person, String(begun.headers.location), 'zq-partial content')
  const key = { publicKey: Buffer.from('x'), counter: 0, transports: ['usb'], isBackedUp: false }
  await db.insert(passkeys).values({ personId: person.id, name: 'zq-passkey', credentialId: 'zq-credential', ...key })
  const { company, owner } = await aCompany(test)
  await addMember(db, owner, company.id, { personId: person.id, role: 'recruiter' })
  const request = { scope: person.id, route: 'POST /x', key: 'zq-key', bodyHash: 'x', status: 200 }
  await db.insert(idempotencyKeys).values({ ...request, answer: { said: 'zq-answer' } })
  const mail = { subject: 'zq-subject', text: 'zq-text', html: 'zq-html', headers: { 'X-Mark': 'zq-header' } }
  await keepMessage(db, { sender: 'us@meridian.example', recipient: EMAIL, ...mail })
  await jobs.send(sendMail, { to: EMAIL, ...mail })
  await jobs.send(sendMail, { to: 'zq-former@people.example', ...mail })
  return person
}

it('an export holds every word of a person, and after the erasure there is none left anywhere', async () => {
  const person = await aPersonEverywhere()
  const stranger = await aPersonWith(test, 'talent')
  await anExport(test, person)
  const asked = { isUnderstood: true, reason: 'zq-reason' }
  expect((await person.visitor.post(personalData.askDeletion.path, asked)).statusCode).toBe(201)
  await expectMarkInEveryText()

  test.clock.advance(DAY)
  const back = { ...person, visitor: test.visitor() }
  await back.visitor.signIn(person)
  // By now the export is about the deletion and the export before it, too.
  const archive = await unzip(await download(back, await anExport(test, back)))
  const exported = [...archive].map(([path, content]) => `${path} ${content.toString('latin1')}`).join('\n')
  expect((await marksThatMustLeave()).filter((mark) => !exported.includes(mark))).toEqual([])
  expect(exported).toContain('zq-content of the file')

  test.clock.advance(30 * DAY)
  await test.platform.jobs.send(lookAfterPersonalData, {})
  await queueIsEmpty(test)
  const dump = await dumpDatabase(test)
  expect(dump.match(MARK) ?? []).toEqual([])
  expect(dumpFolder(test.folder)).toBe('')
  expect(test.logged().match(MARK) ?? []).toEqual([])
  expect(test.logged()).toContain('account erased')
  // The logs of steps keep the id, which leads nowhere now; nothing else does.
  const traces = dump.split('\n').filter((row) => row.includes(person.id))
  expect(traces.filter((row) => !/^public\.\w+_events /.test(row))).toEqual([])
  expect(dump).toContain(stranger.id)
})

const declared = () => test.platform.personalData.flatMap(({ tables }) => tables)

/** Marks in the tables that an export is made from. */
async function marksThatMustLeave(): Promise<string[]> {
  const hidden = declared().filter(({ notExported }) => notExported !== undefined)
  const names = hidden
    .map(({ table }) => getTableConfig(table))
    .map(({ schema, name }) => `${schema ?? 'public'}.${name}`)
  const rows = (await dumpDatabase(test)).split('\n').filter((row) => !row.startsWith('jobs.'))
  const leaving = rows.filter((row) => !names.some((name) => row.startsWith(`${name} `)))
  return [...new Set(leaving.join('\n').match(MARK))]
}

async function expectMarkInEveryText(): Promise<void> {
  const unmarked: string[] = []
  for (const { table, kept } of declared()) {
    const { name, schema = 'public' } = getTableConfig(table)
    // Steps are told in the words of the machines; pg-boss has columns of its own.
    if (kept !== undefined || schema !== 'public') continue
    for (const column of await freeTextColumns(name)) {
      const { rows } = await test.platform.db.execute(
        `select 1 from ${name} where ${column}::text like '%zq-%' limit 1`,
      )
      if (rows.length === 0 && !wordless.has(`${name}.${column}`)) unmarked.push(`${name}.${column}`)
    }
  }
  expect(unmarked).toEqual([])
}

/** Text that no list closes. */
async function freeTextColumns(table: string): Promise<string[]> {
  const { rows } = await test.platform.db.execute<{ name: string }>(`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = '${table}'
    and data_type in ('text', 'character', 'character varying', 'json', 'jsonb', 'ARRAY')
    and not exists (select 1 from pg_constraint where contype = 'c' and conrelid = '${table}'::regclass
      and pg_get_constraintdef(oid) like '%' || column_name || ' = ANY (ARRAY%')`)
  return rows.map(({ name }) => name)
}

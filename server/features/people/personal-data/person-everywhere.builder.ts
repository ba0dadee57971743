// A person with data in every feature and a mark in every free-text column. Features write theirs in X.marks.builder.ts;
// everything.test.ts names what is missing.

import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { idempotencyKeys } from '#server/platform/http/idempotency/idempotency.tables.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import { storeMessage } from '#server/platform/mail/mailbox.ts'
import type { TestApp } from '#server/test-app.ts'
import { FORMER_EMAIL, markEverywhere } from '#server/test-marks.ts'

export const MARK = /zq-[a-z-]+/g

const EMAIL = 'zq-address@people.example'

/** Of the platform: nobody types into them. */
export const generatedByPlatform: readonly string[] = [
  'idempotency_keys.scope',
  'idempotency_keys.route',
  'idempotency_keys.body_hash',
  'mailbox_messages.sender',
]

export async function aPersonEverywhere(test: TestApp): Promise<BuiltPerson> {
  const names = { name: 'zq-name', calledName: 'zq-called', email: EMAIL, city: 'zq-city' }
  const person = await aPerson(test, { ...names, isSignedIn: false })
  await person.visitor.post('/login', { email: EMAIL, password: person.password }, { 'user-agent': 'zq-browser' })
  await markEverywhere(test, person)
  await markCopies(test, person)
  return person
}

/** What the platform keeps for a while: responses, emails, jobs. */
async function markCopies({ platform }: TestApp, { id }: BuiltPerson): Promise<void> {
  const { db, jobs } = platform
  const request = { scope: id, route: 'POST /x', key: 'zq-key', bodyHash: 'x', status: 200 }
  await db.insert(idempotencyKeys).values({ ...request, answer: { said: 'zq-answer' } })
  const mail = { subject: 'zq-subject', text: 'zq-text', html: 'zq-html', headers: { 'X-Mark': 'zq-header' } }
  await storeMessage(db, { sender: 'us@meridian.example', recipient: EMAIL, ...mail })
  for (const to of [EMAIL, FORMER_EMAIL]) await jobs.send(sendMail, { to, ...mail })
}

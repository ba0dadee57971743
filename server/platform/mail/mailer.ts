import type { Db } from '#server/platform/db/database.ts'
import type { Mailer } from './mail.ts'
import { createMailboxMailer } from './mailbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** Without an SMTP URL email goes to the embedded mailbox; the configuration rejects that in production. */
export function createMailer(settings: { smtpUrl: string | null; from: string }, db: Db): Mailer {
  return settings.smtpUrl
    ? createSmtpMailer({ url: settings.smtpUrl, from: settings.from })
    : createMailboxMailer({ from: settings.from, db })
}

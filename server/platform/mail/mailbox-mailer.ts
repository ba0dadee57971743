import type { Db } from '#server/platform/db/database.ts'
import type { Mailer } from './mail.ts'
import { storeMessage } from './mailbox.ts'

export function createMailboxMailer({ db, from }: { db: Db; from: string }): Mailer {
  return {
    async send({ to, subject, text, html, headers }) {
      await storeMessage(db, { sender: from, recipient: to, subject, text, html, headers: headers ?? {} })
    },
    async close() {},
  }
}

import { inArray, or, sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { mentions } from '../personal-data/personal-rows.ts'
import { mailboxMessages } from './mailbox.tables.ts'

export const mailboxPersonalData: PersonalData = {
  name: 'mailbox',
  tables: [
    {
      table: mailboxMessages,
      of: ({ addresses }) =>
        addresses.length === 0
          ? undefined
          : or(inArray(sql`lower(${mailboxMessages.recipient})`, addresses), mentions(mailboxMessages.text, addresses)),
      notExported: 'It replaces a missing mail server, and only developers read it.',
    },
  ],
}

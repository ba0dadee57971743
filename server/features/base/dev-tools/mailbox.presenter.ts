import type { MailboxMessage as Row } from '#server/platform/mail/mailbox.ts'
import type { MailboxEntry, MailboxMessage } from '#shared/features/base/dev-tools/mailbox.contract.ts'

export const mailHtmlPath = (id: string) => `/dev/mailbox/${id}/html`

export const presentEntry = (row: Row): MailboxEntry => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  sentAt: row.createdAt.toISOString(),
})

export const presentMessage = (row: Row): MailboxMessage => ({
  ...presentEntry(row),
  from: row.sender,
  text: row.text,
  htmlUrl: mailHtmlPath(row.id),
  links: [...new Set(row.text.match(/https?:\/\/\S+/g))],
})

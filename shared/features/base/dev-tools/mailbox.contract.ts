// The embedded mailbox, for its screen and the browser tests. Not mounted in production.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'

export const mailboxEntry = z
  .object({ id, to: z.string(), subject: z.string(), sentAt: z.iso.datetime() })
  .meta({ id: 'MailboxEntry' })
export type MailboxEntry = z.infer<typeof mailboxEntry>

export const mailboxMessage = mailboxEntry
  .extend({
    from: z.string(),
    text: z.string(),
    /** The HTML for an iframe: a separate page whose content security policy keeps anything in it from running. */
    htmlUrl: z.string(),
    /** All links in the text; the first is the email's call to action. */
    links: z.array(z.string()),
  })
  .meta({ id: 'MailboxMessage' })
export type MailboxMessage = z.infer<typeof mailboxMessage>

export const mailbox = {
  list: endpoint({
    method: 'GET',
    path: '/shared/api/dev/mailbox',
    guard: 'open',
    summary: 'All emails so far, newest first.',
    query: pageQuery.extend({ cursor: id.optional(), to: z.string().optional() }),
    response: pageOf(mailboxEntry),
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/dev/mailbox/:id',
    guard: 'open',
    summary: 'One email with its text and links.',
    params: z.object({ id }),
    response: mailboxMessage,
  }),
  empty: endpoint({
    method: 'DELETE',
    path: '/shared/api/dev/mailbox',
    guard: 'open',
    summary: 'Deletes all emails.',
    response: nothing,
  }),
}

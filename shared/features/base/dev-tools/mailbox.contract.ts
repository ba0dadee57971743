// The embedded mailbox as the mailbox screen and the browser tests read it. Mounted outside production only.

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
    /** Where the HTML can be framed: a page of its own with a policy of its own, so nothing in it can run. */
    htmlUrl: z.string(),
    /** Every address the text names; the first is the mail's one action. */
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

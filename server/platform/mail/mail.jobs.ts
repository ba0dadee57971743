import { createHash } from 'node:crypto'
import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Mailer } from './mail.ts'

/** Tells an operator whether an email that could not be sent was addressed to somebody, without naming them. */
export const recipientHash = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('base64url')

/** Emails are sent through the queue: a mail server that is down delays them, and nothing is lost. */
export const sendMail = defineJob({
  name: 'mail.send',
  data: z.object({
    to: z.string(),
    /**
     * Erasing this person also deletes the email. Needed if the address may be unconfirmed, because it then does not identify its
     * owner.
     */
    personId: id.optional(),
    subject: z.string(),
    /** What it is about, without the code that a subject may have. */
    about: z.string().optional(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
    calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
  }),
  withoutSecrets: ({ to, personId, about }) => ({ recipientHash: recipientHash(to), personId, about }),
  run: ({ headers, calendar, personId: _, about: __, ...mail }, { mailer }: { mailer: Mailer }) =>
    mailer.send({ ...mail, ...(headers && { headers }), ...(calendar && { calendar }) }),
})

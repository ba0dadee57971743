import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Mailer } from './mail.ts'

/** Emails are sent through the queue: a mail server that is down delays them, and nothing is lost. */
export const sendMail = defineJob({
  name: 'mail.send',
  holdsSecrets: true,
  data: z.object({
    to: z.string(),
    /**
     * Erasing this person also deletes the email. Needed if the address may be unconfirmed, because it then does not identify its
     * owner.
     */
    personId: id.optional(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  run: ({ headers, personId: _, ...mail }, { mailer }: { mailer: Mailer }) =>
    mailer.send({ ...mail, ...(headers && { headers }) }),
})

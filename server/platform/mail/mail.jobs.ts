import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import type { Mailer } from './mail.ts'

/** Emails are sent through the queue: a mail server that is down delays them, and nothing is lost. */
export const sendMail = defineJob({
  name: 'mail.send',
  data: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  run: ({ headers, ...mail }, { mailer }: { mailer: Mailer }) => mailer.send({ ...mail, ...(headers && { headers }) }),
})

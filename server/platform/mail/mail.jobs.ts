import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import type { Mailer } from './mail.ts'

/** Mail leaves through the queue: a mail server that is away delays it, and loses nothing. */
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

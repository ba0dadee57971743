import { or } from 'drizzle-orm'
import { jsonb, pgSchema, uuid } from 'drizzle-orm/pg-core'
import { recipientHash } from '../mail/mail.jobs.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { mentions } from '../personal-data/personal-rows.ts'

/** The columns of pg-boss's own table that may contain personal data: the job's input, and its error message. */
const queue = pgSchema('jobs').table('job', {
  id: uuid('id').primaryKey(),
  data: jsonb('data'),
  output: jsonb('output'),
  sourceOutput: jsonb('source_output'),
})

export const queuePersonalData: PersonalData = {
  name: 'background-work',
  tables: [
    {
      table: queue,
      of: ({ id, addresses }) =>
        or(
          mentions(queue.data, [id, ...addresses, ...addresses.map(recipientHash)]),
          mentions(queue.output, addresses),
          mentions(queue.sourceOutput, addresses),
        ),
      notExported: 'Queued emails contain codes and sign-in links. Everything else in them is in other areas.',
    },
  ],
}

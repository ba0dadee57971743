import { eq, or } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data/personal-data.ts'
import { mentions } from '../../personal-data/personal-rows.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

export const idempotencyPersonalData: PersonalData = {
  name: 'repeated-requests',
  tables: [
    {
      table: idempotencyKeys,
      of: ({ id, addresses }) => or(eq(idempotencyKeys.scope, id), mentions(idempotencyKeys.answer, addresses)),
      notExported:
        'Responses of the last 24 hours, kept so that a repeated request gets the same one: copies of data in other areas.',
    },
  ],
}

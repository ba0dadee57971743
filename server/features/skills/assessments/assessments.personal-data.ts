import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { assessmentEvents, assessments } from './assessments.tables.ts'

export const assessmentsPersonalData: PersonalData = {
  name: 'assessments',
  // What a member sent stays with the company; the foreign key removes the member.
  tables: [
    {
      table: assessments,
      of: ({ id, addresses }) =>
        or(
          eq(assessments.personId, id),
          addresses.length === 0
            ? undefined
            : and(isNull(assessments.personId), inArray(assessments.email, [...addresses])),
        ),
      secrets: ['secretHash', 'codeHash'],
      // The result becomes theirs when the company releases it.
      redact: (row) =>
        row['release'] === 'none' ? { ...row, points: null, percent: null, passed: null, topics: [] } : row,
    },
    {
      table: assessmentEvents,
      of: assessmentEvents.actorId,
      kept: 'The history only has ids, which identify nobody once the account is deleted.',
    },
  ],
}

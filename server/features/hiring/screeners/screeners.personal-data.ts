import { inArray, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { answers, attemptEvents, attemptSubjects, attempts } from './screeners.tables.ts'

const ownAttempts = ({ id }: KnownPerson) => sql`(select id from ${attempts} where ${attempts.personId} = ${id})`

export const screenersPersonalData: PersonalData = {
  name: 'screeners',
  tables: [
    { table: attempts, of: attempts.personId },
    { table: attemptSubjects, of: (person) => inArray(attemptSubjects.attemptId, ownAttempts(person)) },
    { table: answers, of: (person) => inArray(answers.attemptId, ownAttempts(person)) },
    {
      table: attemptEvents,
      of: attemptEvents.actorId,
      kept: 'What happened to an attempt is told by ids that lead to nobody once the account is gone.',
    },
  ],
}

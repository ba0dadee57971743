import { inArray, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import {
  answers,
  attemptEvents,
  attemptRecords,
  attemptSubjects,
  attempts,
  marks,
  prompts,
} from './screeners.tables.ts'

const ownAttempts = ({ id }: KnownPerson) => sql`(select id from ${attempts} where ${attempts.personId} = ${id})`

export const screenersPersonalData: PersonalData = {
  name: 'screeners',
  tables: [
    { table: attempts, of: attempts.personId },
    { table: attemptSubjects, of: (person) => inArray(attemptSubjects.attemptId, ownAttempts(person)) },
    { table: answers, of: (person) => inArray(answers.attemptId, ownAttempts(person)) },
    // What members gave for an answer stays with the attempt; the foreign key removes the member.
    { table: marks, of: (person) => inArray(marks.attemptId, ownAttempts(person)) },
    { table: prompts, of: (person) => inArray(prompts.attemptId, ownAttempts(person)) },
    { table: attemptRecords, of: (person) => inArray(attemptRecords.attemptId, ownAttempts(person)) },
    {
      table: attemptEvents,
      of: attemptEvents.actorId,
      kept: 'The history of an attempt only has ids, which identify nobody once the account is deleted.',
    },
  ],
}

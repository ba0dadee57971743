import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { briefEvents, briefInterests, briefQuestions, briefs } from './briefs.tables.ts'

export const briefsPersonalData: PersonalData = {
  name: 'briefs',
  // What somebody wrote for a company stays with the company; the foreign keys remove the writer.
  tables: [
    {
      table: briefs,
      of: briefs.createdBy,
      kept: 'Briefs belong to the company. The author’s id is removed with the account.',
    },
    { table: briefInterests, of: briefInterests.personId },
    { table: briefQuestions, of: briefQuestions.personId },
    {
      table: briefEvents,
      of: briefEvents.actorId,
      kept: 'The history only has ids, which identify nobody once the account is deleted.',
    },
  ],
}

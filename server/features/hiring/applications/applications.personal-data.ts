import { inArray, or, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import {
  applicationEntries,
  applicationEvents,
  applicationNotes,
  applicationRatings,
  applications,
  outsideApplications,
  scorecards,
} from './applications.tables.ts'
import { noRejection } from './transitions.service.ts'

const own = ({ id }: KnownPerson) => sql`(select id from ${applications} where ${applications.talentId} = ${id})`

export const applicationsPersonalData: PersonalData = {
  name: 'applications',
  tables: [
    {
      table: applications,
      of: applications.talentId,
      // A pending rejection is kept from the talent until their next working day, in the export as well as on screen.
      redact: (row) => (row.rejectionDueAt === null ? row : { ...row, ...noRejection }),
    },
    {
      table: applicationEvents,
      of: (person) =>
        or(sql`${applicationEvents.actorId} = ${person.id}`, inArray(applicationEvents.subjectId, own(person))),
      kept: 'The history of an application only has ids, which identify nobody once the account is deleted.',
    },
    {
      table: applicationEntries,
      of: (person) =>
        or(sql`${applicationEntries.actorId} = ${person.id}`, inArray(applicationEntries.applicationId, own(person))),
      kept: 'Other timeline entries only have ids, which identify nobody once the account is deleted.',
    },
    // What a company writes about a talent is deleted with the application; what a member wrote for a company stays there and the
    // foreign key clears the author.
    {
      table: applicationNotes,
      of: applicationNotes.authorId,
      notExported: 'It is about somebody else.',
      kept: 'It is the company’s note about somebody else; the foreign key removes the author.',
    },
    {
      table: scorecards,
      of: scorecards.authorId,
      notExported: 'It is about somebody else.',
      kept: 'It is the company’s opinion of somebody else; the foreign key removes the author.',
    },
    { table: applicationRatings, of: applicationRatings.raterId },
    { table: outsideApplications, of: outsideApplications.personId },
  ],
}

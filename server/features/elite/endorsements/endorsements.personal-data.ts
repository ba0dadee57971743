import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { endorsements, endorserEvents, endorsers } from './endorsements.tables.ts'

export const endorsementsPersonalData: PersonalData = {
  name: 'endorsements',
  tables: [
    // What an endorser wrote for the reviewers only is theirs, not the applicant's.
    {
      table: endorsements,
      of: endorsements.personId,
      secrets: ['deviceHash'],
      redact: (row) =>
        row['isPublic'] === true
          ? row
          : {
              ...row,
              text: null,
              craft: null,
              reliability: null,
              communication: null,
              initiative: null,
              again: null,
              skills: null,
            },
    },
    {
      table: endorsers,
      of: endorsers.personId,
      secrets: ['tokenHash'],
    },
    {
      table: endorserEvents,
      of: endorserEvents.actorId,
      kept: 'The log contains only ids, which refer to nobody once the account is deleted.',
    },
  ],
}

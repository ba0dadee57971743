import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { applicationDrafts, applyGuests, draftEvents } from './apply.tables.ts'

export const applyPersonalData: PersonalData = {
  name: 'apply',
  tables: [
    { table: applicationDrafts, of: applicationDrafts.personId },
    { table: applyGuests, of: applyGuests.personId },
    {
      table: draftEvents,
      of: draftEvents.actorId,
      kept: 'When a draft was started and sent, with ids that identify nobody once the account is deleted.',
    },
  ],
}

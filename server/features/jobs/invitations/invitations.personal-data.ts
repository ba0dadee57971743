import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { invitationEvents, invitations } from './invitations.tables.ts'

export const invitationsPersonalData: PersonalData = {
  name: 'invitations',
  // Invitations sent for a company stay with the company; the foreign key removes the sender.
  tables: [
    { table: invitations, of: invitations.talentId },
    {
      table: invitationEvents,
      of: invitationEvents.actorId,
      kept: 'The history of an invitation only has ids, which identify nobody once the account is deleted.',
    },
  ],
}

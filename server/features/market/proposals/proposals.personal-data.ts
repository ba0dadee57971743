import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { proposalEvents, proposals } from './proposals.tables.ts'

export const proposalsPersonalData: PersonalData = {
  name: 'proposals',
  tables: [
    { table: proposals, of: proposals.sellerId, secrets: ['tokenHash'] },
    {
      table: proposalEvents,
      of: proposalEvents.actorId,
      kept: 'The history only has ids, which identify nobody once the account is deleted.',
    },
  ],
}

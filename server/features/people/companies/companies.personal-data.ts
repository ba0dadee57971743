import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { promoteSuccessor } from './companies.queries.ts'
import { companyEvents, companyMembers } from './companies.tables.ts'

export const companiesPersonalData: PersonalData = {
  name: 'companies',
  tables: [
    { table: companyMembers, of: companyMembers.personId },
    {
      table: companyEvents,
      of: companyEvents.actorId,
      kept: 'Who decided about a company is stored as an id, which identifies nobody once the account is deleted.',
    },
  ],
  // A sole owner cannot request deletion, but may have become one since.
  beforeErase: (tx, { id }) => promoteSuccessor(tx, id),
}

import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { auditLog, caseClaims, caseDecisions, caseProposals } from './operations.tables.ts'

export const operationsPersonalData: PersonalData = {
  name: 'operations',
  tables: [
    { table: caseClaims, of: caseClaims.operatorId },
    { table: caseDecisions, of: caseDecisions.operatorId },
    { table: caseProposals, of: caseProposals.operatorId },
    {
      table: auditLog,
      of: auditLog.actorId,
      kept: 'Who decided is stored as an id, which identifies nobody once the account is deleted.',
    },
  ],
}

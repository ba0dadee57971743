import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { authenticators, backupCodes } from './two-factor.tables.ts'

export const twoFactorPersonalData: PersonalData = {
  name: 'two-factor',
  tables: [
    { table: authenticators, of: authenticators.personId, secrets: ['sealedSecret'] },
    { table: backupCodes, of: backupCodes.personId, secrets: ['codeHash'] },
  ],
}

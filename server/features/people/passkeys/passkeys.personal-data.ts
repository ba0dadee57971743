import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { passkeyChallenges, passkeys } from './passkeys.tables.ts'

export const passkeysPersonalData: PersonalData = {
  name: 'passkeys',
  tables: [
    { table: passkeys, of: passkeys.personId, secrets: ['publicKey'] },
    {
      table: passkeyChallenges,
      of: passkeyChallenges.makerId,
      notExported: 'Random numbers that are only valid for minutes.',
    },
  ],
}

import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { knownDevices, secondStepTickets } from './sign-in.tables.ts'

export const signInPersonalData: PersonalData = {
  name: 'sign-in',
  tables: [
    { table: knownDevices, of: knownDevices.personId, secrets: ['keyHash'] },
    { table: secondStepTickets, of: secondStepTickets.personId, secrets: ['secretHash'] },
  ],
}

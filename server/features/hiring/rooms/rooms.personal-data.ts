import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { roomMessages, roomVisits } from './rooms.tables.ts'

export const roomsPersonalData: PersonalData = {
  name: 'rooms',
  tables: [
    { table: roomVisits, of: roomVisits.personId },
    { table: roomMessages, of: roomMessages.personId },
  ],
}

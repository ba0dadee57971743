import { sql } from 'drizzle-orm'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { roomMessages, roomPadStates, roomVisits } from './rooms.tables.ts'

export const roomsPersonalData: PersonalData = {
  name: 'rooms',
  tables: [
    { table: roomVisits, of: roomVisits.personId },
    { table: roomMessages, of: roomMessages.personId },
    {
      table: roomPadStates,
      of: ({ id }) => sql`${roomPadStates.interviewId} in (select id from interviews where talent_id = ${id})`,
      notExported: 'Several people wrote these texts together; they are stored in a form that only the editor reads.',
    },
  ],
}

import { z } from 'zod'
import { transaction } from '#server/platform/db/database.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { takeDueCalendars } from './calendars.queries.ts'
import { nextRead, readCalendarAgain } from './calendars.service.ts'

const AT_ONCE = 200

export const readCalendarJob = defineJob({
  name: 'interviews.read-calendar',
  data: z.object({ calendarId: id }),
  run: ({ calendarId }, platform: Platform) => readCalendarAgain(platform, calendarId),
})

export const readDueCalendars = defineJob({
  name: 'interviews.read-due-calendars',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: (_data, { db, clock, jobs }: Platform) =>
    transaction(db, async (tx) => {
      const now = clock.now()
      for (const calendarId of await takeDueCalendars(tx, now, nextRead(now, 0), AT_ONCE))
        await jobs.send(readCalendarJob, { calendarId }, tx)
    }),
})

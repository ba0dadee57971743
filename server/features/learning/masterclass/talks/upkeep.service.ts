// Driven by the clock: talks start and end, unanswered offers lapse, and reminders go out.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MESSAGES_KEPT_DAYS } from '#shared/features/learning/masterclass/live/live-limits.ts'
import { talkReminders } from '#shared/features/learning/masterclass/registration-rules.ts'
import { type TalkEvent, talkStatusMachine } from '#shared/features/learning/masterclass/talk-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { deleteMessagesBefore } from '../live/live.queries.ts'
import { publishTalk, recheckLive } from '../masterclass.realtime.ts'
import { talkEvents, talks } from '../masterclass.tables.ts'
import { remind } from '../notifying/notifying.service.ts'
import { closeRegistrations, passPlacesOn } from '../registering/registering.service.ts'
import { countReminder, selectTalksInMotion, selectUnreminded } from '../registering/registrations.queries.ts'
import { finishRequests } from '../requests/requests.service.ts'
import { selectEnding, selectStarting, type TalkRow } from './talks.queries.ts'

export async function runTalkUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  await sendReminders(platform, now)
  for (const talk of await selectStarting(db, now)) await step(platform, talk, 'start', now)
  for (const talk of await selectEnding(db, now))
    await step(platform, talk, 'end', now, async (tx) => {
      await closeRegistrations(tx, talk.id, now)
      await finishRequests(tx, talk.id, now)
    })
  for (const talkId of await selectTalksInMotion(db)) await passPlacesOn(platform, talkId)
  await deleteMessagesBefore(db, new Date(now.getTime() - MESSAGES_KEPT_DAYS * DAY))
}

type AlsoDo = (tx: Db) => Promise<void>

async function step(platform: Platform, talk: TalkRow, event: TalkEvent, at: Date, also?: AlsoDo): Promise<void> {
  try {
    await transaction(platform.db, async (tx) => {
      await transition(tx, {
        machine: talkStatusMachine,
        table: talks,
        events: talkEvents,
        id: talk.id,
        from: talk.status,
        event,
        actor: { role: 'system', id: null },
        at,
      })
      await also?.(tx)
      recheckLive(platform, tx, talk.id)
      publishTalk(platform, tx, talk.id)
    })
  } catch (error) {
    // An operator was faster.
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}

/** Latest first: after downtime or a late registration, one reminder is enough. */
async function sendReminders(platform: Platform, now: Date): Promise<void> {
  for (const [place, before] of [...talkReminders.entries()].toReversed())
    for (const { registration, talk } of await selectUnreminded(
      platform.db,
      new Date(now.getTime() + before),
      place + 1,
    ))
      await transaction(platform.db, async (tx) => {
        if (await countReminder(tx, registration.id, place + 1)) await remind(tx, platform, talk, registration)
      })
}

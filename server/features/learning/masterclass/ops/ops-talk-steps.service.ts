// What operators do with talks beyond writing them: decide, schedule, publish and cancel. Every step is in the audit log.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { OpsTalk } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import type { OpsTalkStep } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { talkStatusMachine } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { publishTalk, recheckLive } from '../masterclass.realtime.ts'
import { talkEvents, talks } from '../masterclass.tables.ts'
import { notifyOffer, notifyTalkChange } from '../notifying/ops-notifying.service.ts'
import { closeRegistrations } from '../registering/registering.service.ts'
import { selectUnfinished } from '../registering/registrations.queries.ts'
import { finishRequests } from '../requests/requests.service.ts'
import { lockTalk } from '../talks/talks.queries.ts'
import { ensureTime, presentOne, subjectOf } from './ops-talks.service.ts'

type Step = { event: OpsTalkStep; reason: string }

export function stepTalk(platform: Platform, viewer: Viewer, talkId: Id, { event, reason }: Step): Promise<OpsTalk> {
  return transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const before = found(await lockTalk(tx, talkId))
    if (event === 'schedule') ensureTime(before, now)
    if (event === 'release' && !before.isRecorded) throw fieldError(['event'], notRecorded)
    if (event === 'release' && before.transcript.length === 0) throw fieldError(['event'], needsTranscript)
    if ((event === 'reject' || event === 'cancel') && reason === '') throw fieldError(['reason'], needsReason)
    const after = await transition(tx, {
      machine: talkStatusMachine,
      table: talks,
      events: talkEvents,
      id: talkId,
      from: before.status,
      event,
      actor: { role: 'operator', id: viewer.id },
      at: now,
      facts: { updatedAt: now, ...(reason !== '' && { reason }) },
    })
    await recordAudit(tx, platform, {
      actor: viewer,
      action: `talk.${event}`,
      subject: subjectOf(after),
      before: { status: before.status },
      after: { status: after.status },
      reason,
    })
    if (event === 'end') {
      await closeRegistrations(tx, talkId, now)
      await finishRequests(tx, talkId, now)
    }
    if (event === 'cancel') {
      for (const { personId } of await selectUnfinished(tx, talkId))
        await notifyTalkChange(tx, platform, after, personId, 'cancelled')
    }
    if (after.personId !== null) await notifyOffer(tx, platform, after, event)
    recheckLive(platform, tx, talkId)
    publishTalk(platform, tx, talkId)
    return presentOne(tx, after)
  })
}

const needsTranscript = /* i18n */ {
  id: 'talks.needs_transcript',
  message: 'Add the transcript first: nothing is published without one.',
}
const notRecorded = /* i18n */ {
  id: 'talks.not_recorded',
  message: 'The speaker asked us not to record this talk, so neither a recording nor a transcript is published.',
}
const needsReason = /* i18n */ { id: 'talks.needs_reason', message: 'Give a reason for the people affected.' }

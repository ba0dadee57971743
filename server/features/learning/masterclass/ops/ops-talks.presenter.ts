import type { OpsTalk } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import { presentRecording } from '../masterclass.presenter.ts'
import type { PlaceCounts } from '../registering/registrations.queries.ts'
import type { TalkRow } from '../talks/talks.queries.ts'

/** A talk as operators see it. */
export const presentTalk = (row: TalkRow, counts: PlaceCounts | undefined): OpsTalk => ({
  id: row.id,
  status: row.status,
  title: row.title,
  abstract: row.abstract,
  description: row.description,
  category: row.category,
  level: row.level,
  language: row.language,
  speakers: row.speakers,
  skills: row.skills,
  startsAt: row.startsAt?.toISOString() ?? null,
  minutes: row.minutes,
  timeZone: row.timeZone,
  capacity: row.capacity,
  hasWaitlist: row.hasWaitlist,
  isRecorded: row.isRecorded,
  streamUrl: row.streamUrl,
  recordingUrl: row.recordingUrl,
  chapters: row.chapters,
  transcript: row.transcript,
  slides: row.slides,
  recording: presentRecording(row),
  reason: row.reason,
  registered: counts?.taken ?? 0,
  waiting: counts?.waiting ?? 0,
  isOffer: row.personId !== null,
  updatedAt: row.updatedAt.toISOString(),
})

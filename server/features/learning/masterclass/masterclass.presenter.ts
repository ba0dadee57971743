import { slugOfSkill } from '#server/features/learning/courses/publishing.service.ts'
import { markdownHtml } from '#server/platform/markdown-html.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { MediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { placesLeft } from '#shared/features/learning/masterclass/registration-rules.ts'
import { talkRecording } from '#shared/features/learning/masterclass/talk-recording.contract.ts'
import { isCancelledTalk, isPast } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Talk, TalkCard, TalkRegistration } from '#shared/features/learning/masterclass/talks.contract.ts'
import { canAsk, canGiveFeedback, canJoinLive, canModerate, isReplayOpen } from './masterclass.policy.ts'
import type { FeedbackRow, RatingRow } from './registering/feedback.queries.ts'
import type { PlaceCounts } from './registering/registrations.queries.ts'
import type { TalkRow } from './talks/talks.queries.ts'

export type OwnTalk = {
  counts: PlaceCounts | undefined
  registration: TalkRegistration | null
  position: number | null
}

export const presentCard = (talk: TalkRow, { counts, registration, position }: OwnTalk): TalkCard => ({
  id: talk.id,
  category: talk.category,
  title: talk.title,
  abstract: talk.abstract,
  level: talk.level,
  language: talk.language,
  status: talk.status,
  // Only talks with a time can be read by members.
  startsAt: (talk.startsAt ?? talk.createdAt).toISOString(),
  minutes: talk.minutes,
  speakers: talk.speakers.map(({ name, headline }) => ({ name, headline })),
  placesLeft: placesLeft(talk.capacity, counts?.taken ?? 0),
  hasWaitlist: talk.hasWaitlist,
  waiting: counts?.waiting ?? 0,
  registration,
  hasTranscript: isReplayOpen(talk) && talk.transcript.length > 0,
  hasRecording: isReplayOpen(talk) && (talk.recordingUrl !== null || talk.recording !== null),
  position,
})

export const presentRecording = ({ id: talkId, recording }: TalkRow): MediaFile | null =>
  recording && {
    id: recording.id,
    kind: recording.kind,
    url: talkRecording.content.path.replace(':id', talkId).replace(':recordingId', recording.id),
    type: recording.type,
    name: null,
    bytes: recording.bytes,
    seconds: recording.seconds,
  }

type OwnFeedback = { rating: RatingRow | undefined; own: FeedbackRow | null }

type Reader = { feedback: OwnFeedback; viewer: Viewer }

const SLIDE_BREAK = /^---$/m

export function presentTalk(talk: TalkRow, own: OwnTalk, { feedback, viewer }: Reader): Talk {
  const isReplay = isReplayOpen(talk)
  const average = feedback.rating?.average
  return {
    ...presentCard(talk, own),
    html: markdownHtml(talk.description),
    speakers: talk.speakers,
    skills: talk.skills.map((name) => ({ name, slug: slugOfSkill(name) })),
    timeZone: talk.timeZone,
    isRecorded: talk.isRecorded,
    reason: isCancelledTalk(talk.status) ? talk.reason : null,
    streamUrl: canJoinLive(talk, own.registration, viewer) ? talk.streamUrl : null,
    recordingUrl: isReplay ? talk.recordingUrl : null,
    recording: isReplay ? presentRecording(talk) : null,
    captionsUrl: isReplay && talk.transcript.length > 0 ? talkRecording.captions.path.replace(':id', talk.id) : null,
    chapters: isReplay ? talk.chapters : [],
    transcript: isReplay ? talk.transcript : [],
    slides:
      isPast(talk.status) && talk.slides.trim() !== ''
        ? talk.slides.split(SLIDE_BREAK).map((slide) => markdownHtml(slide.trim()))
        : [],
    rating: {
      average: average ? Math.round(Number(average) * 10) / 10 : null,
      count: feedback.rating?.count ?? 0,
    },
    ownFeedback: feedback.own && { stars: feedback.own.stars, text: feedback.own.text },
    canAsk: canAsk(talk, own.registration),
    canModerate: canModerate(talk, viewer),
    canGiveFeedback: canGiveFeedback(talk, own.registration),
  }
}

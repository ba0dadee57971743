import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import { mediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { starRating } from '#shared/kit/stars.ts'
import { registrationStatuses } from './registration-status.ts'
import { MAX_FEEDBACK, MAX_TALK_MINUTES, MAX_TALK_SEARCH, talkCategories, talkPlaces, talkViews } from './talk-kinds.ts'
import { talkStatuses } from './talk-status.ts'

const instant = z.iso.datetime()
export const byTalk = z.object({ id })

const registration = z
  .object({
    status: z.enum(registrationStatuses),
    /** On the waiting list, counted from 1; null for everybody else. */
    position: z.number().nullable(),
    /** Missed several talks, and has to confirm on the last day that they will come. */
    mustConfirm: z.boolean(),
    /** Until when an offered place can be accepted. */
    offerEndsAt: instant.nullable(),
  })
  .meta({ id: 'TalkRegistration' })
export type TalkRegistration = z.output<typeof registration>

const speaker = z.object({ name: z.string(), headline: z.string(), bio: z.string() }).meta({ id: 'TalkSpeaker' })
export type TalkSpeaker = z.output<typeof speaker>

const talkCard = z
  .object({
    id,
    category: z.enum(talkCategories),
    title: z.string(),
    abstract: z.string(),
    level: z.enum(courseLevels),
    language: z.string(),
    status: z.enum(talkStatuses),
    startsAt: instant,
    minutes: z.number(),
    speakers: z.array(speaker.pick({ name: true, headline: true })),
    /** Null: no limit. */
    placesLeft: z.number().nullable(),
    hasWaitlist: z.boolean(),
    waiting: z.number(),
    /** Null if the person never registered. */
    registration: registration.nullable(),
    hasTranscript: z.boolean(),
    hasRecording: z.boolean(),
    /** Where the person stopped, in seconds; null before they have begun. */
    position: z.number().nullable(),
  })
  .meta({ id: 'TalkCard' })
export type TalkCard = z.output<typeof talkCard>

const timedText = z.object({ at: z.number(), text: z.string() }).meta({ id: 'TimedText' })
export type TimedText = z.output<typeof timedText>

const talk = talkCard
  .extend({
    /** Sanitised. */
    html: z.string(),
    speakers: z.array(speaker),
    skills: z.array(z.object({ name: z.string(), slug: z.string().nullable() })),
    /** The zone in which the speaker gives it. */
    timeZone: z.string(),
    isRecorded: z.boolean(),
    /** Why it was cancelled; null for all others. */
    reason: z.string().nullable(),
    /** Only while it is live, and only for those who have a place. */
    streamUrl: z.string().nullable(),
    recordingUrl: z.string().nullable(),
    /** Kept here; preferred to the address. */
    recording: mediaFile.nullable(),
    captionsUrl: z.string().nullable(),
    chapters: z.array(timedText),
    transcript: z.array(timedText),
    /** Sanitised HTML, one entry for each slide. */
    slides: z.array(z.string()),
    rating: z.object({ average: z.number().nullable(), count: z.number() }),
    ownFeedback: z.object({ stars: z.number(), text: z.string() }).nullable(),
    canAsk: z.boolean(),
    /** Calls on people and moderates the chat: the member who gives the talk, and operators. */
    canModerate: z.boolean(),
    canGiveFeedback: z.boolean(),
  })
  .meta({ id: 'Talk' })
export type Talk = z.output<typeof talk>

const listQuery = pageQuery.extend({
  cursor: id.optional(),
  show: z.enum(talkViews).default('upcoming'),
  category: z.enum(talkCategories).optional(),
  /** Also found in transcripts. */
  text: z.string().trim().max(MAX_TALK_SEARCH).optional(),
})
export type TalksQuery = z.output<typeof listQuery>

const talksPage = pageOf(talkCard)
export type TalksPage = z.output<typeof talksPage>

const feedback = z.object({ stars: starRating, text: z.string().trim().max(MAX_FEEDBACK).default('') })
export type TalkFeedback = z.output<typeof feedback>

export const talks = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/talks',
    guard: 'verified',
    summary: 'Upcoming talks, soonest first; past talks, latest first; or upcoming talks you registered for.',
    query: listQuery,
    response: talksPage,
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/talks/:id',
    guard: 'verified',
    summary: 'One talk with your registration; afterwards with its transcript, chapters and slides.',
    params: byTalk,
    query: z.object({ under: z.enum(talkPlaces).optional() }),
    response: talk,
  }),
  register: endpoint({
    method: 'PUT',
    path: '/talent/api/talks/:id/registration',
    guard: 'verified',
    summary: 'Registers you, accepts the place offered to you, or puts you on the waiting list of a full talk.',
    params: byTalk,
    response: registration,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/talent/api/talks/:id/registration',
    guard: 'verified',
    summary: 'Cancels your registration. The place is offered to the first person on the waiting list.',
    params: byTalk,
    response: nothing,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/talent/api/talks/:id/talk.ics',
    guard: 'verified',
    summary: 'The talk as a calendar file (iCalendar).',
    params: byTalk,
    response: z.string(),
  }),
  attend: endpoint({
    method: 'PUT',
    path: '/talent/api/talks/:id/attendance',
    guard: 'verified',
    summary: 'Records that you are watching a live talk. Repeat it every minute.',
    params: byTalk,
    response: nothing,
  }),
  savePosition: endpoint({
    method: 'PUT',
    path: '/talent/api/talks/:id/position',
    guard: 'verified',
    summary: 'Keeps where you stopped in a past talk.',
    params: byTalk,
    body: z.object({
      seconds: z
        .int()
        .min(0)
        .max(MAX_TALK_MINUTES * 60),
    }),
    response: nothing,
  }),
  giveFeedback: endpoint({
    method: 'PUT',
    path: '/talent/api/talks/:id/feedback',
    guard: 'verified',
    summary: 'Rates a talk you attended. Rating it again replaces the first rating.',
    params: byTalk,
    body: feedback,
    response: nothing,
  }),
}

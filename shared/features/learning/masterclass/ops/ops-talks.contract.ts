import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import { mediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'
import { isAllowedStream } from '../stream-hosts.ts'
import {
  MAX_ABSTRACT,
  MAX_BIO,
  MAX_DESCRIPTION,
  MAX_PLACES,
  MAX_REASON,
  MAX_SPEAKERS,
  MAX_TALK_MINUTES,
  MAX_TALK_TITLE,
  MAX_TRANSCRIPT_PARTS,
  MIN_TALK_MINUTES,
  opsTalkSteps,
  opsTalkViews,
  talkCategories,
} from '../talk-kinds.ts'
import { talkStatuses } from '../talk-status.ts'

const instant = z.iso.datetime()
const wrongHost = {
  params: /* i18n */ {
    id: 'validation.stream_host',
    message: 'Enter the address of an embeddable player on YouTube (no-cookie), Vimeo or Jitsi.',
  },
}
const unknownZone = {
  params: /* i18n */ { id: 'validation.zone_name', message: 'Enter a time zone such as Africa/Lagos.' },
}
const player = z.string().max(500).refine(isAllowedStream, wrongHost).nullable()
const seconds = z
  .int()
  .min(0)
  .max(MAX_TALK_MINUTES * 60)

const speaker = z.object({
  name: z.string().trim().min(1).max(120),
  headline: z.string().trim().max(120),
  bio: z.string().trim().max(MAX_BIO),
})

export const talkContent = z.object({
  title: z.string().trim().min(5).max(MAX_TALK_TITLE),
  abstract: z.string().trim().min(20).max(MAX_ABSTRACT),
  description: z.string().max(MAX_DESCRIPTION),
  category: z.enum(talkCategories),
  level: z.enum(courseLevels),
  language: z.string().regex(/^[a-z]{2}$/),
  speakers: z.array(speaker).min(1).max(MAX_SPEAKERS),
  skills: z.array(z.string().trim().min(1).max(60)).max(10),
  startsAt: instant.nullable(),
  minutes: z.int().min(MIN_TALK_MINUTES).max(MAX_TALK_MINUTES),
  timeZone: z.string().max(60).refine(isTimeZone, unknownZone),
  /** Null: no limit. */
  capacity: z.int().min(1).max(MAX_PLACES).nullable(),
  hasWaitlist: z.boolean(),
  isRecorded: z.boolean(),
  streamUrl: player,
  recordingUrl: player,
  chapters: z.array(z.object({ at: seconds, text: z.string().trim().min(1).max(200) })).max(50),
  transcript: z.array(z.object({ at: seconds, text: z.string().trim().min(1).max(4000) })).max(MAX_TRANSCRIPT_PARTS),
  slides: z.string().max(20_000),
})
export type TalkContent = z.output<typeof talkContent>

const timedText = z.array(z.object({ at: z.number(), text: z.string() }))

/** Stored values may predate the current validation. */
export const opsTalk = talkContent
  .extend({
    title: z.string(),
    abstract: z.string(),
    description: z.string(),
    language: z.string(),
    speakers: z.array(z.object({ name: z.string(), headline: z.string(), bio: z.string() })),
    skills: z.array(z.string()),
    minutes: z.number(),
    timeZone: z.string(),
    capacity: z.number().nullable(),
    streamUrl: z.string().nullable(),
    recordingUrl: z.string().nullable(),
    chapters: timedText,
    transcript: timedText,
    slides: z.string(),
    recording: mediaFile.nullable(),
    id,
    status: z.enum(talkStatuses),
    reason: z.string().nullable(),
    registered: z.number(),
    waiting: z.number(),
    isOffer: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'OpsTalk' })
export type OpsTalk = z.output<typeof opsTalk>

const summary = opsTalk
  .pick({
    id: true,
    status: true,
    title: true,
    category: true,
    startsAt: true,
    registered: true,
    waiting: true,
    isOffer: true,
  })
  .extend({ speakers: z.array(z.string()) })
  .meta({ id: 'OpsTalkSummary' })
export type OpsTalkSummary = z.output<typeof summary>

const byTalk = z.object({ id })

export const opsTalks = {
  list: endpoint({
    method: 'GET',
    path: '/ops/api/talks',
    guard: 'operator',
    summary: 'Talks to decide on or to schedule, upcoming and past ones; newest first.',
    query: pageQuery.extend({ cursor: id.optional(), show: z.enum(opsTalkViews).default('open') }),
    response: pageOf(summary),
  }),
  show: endpoint({
    method: 'GET',
    path: '/ops/api/talks/:id',
    guard: 'operator',
    summary: 'One talk with everything that can be edited.',
    params: byTalk,
    response: opsTalk,
  }),
  create: endpoint({
    method: 'POST',
    path: '/ops/api/talks',
    guard: 'operator',
    summary: 'Drafts a talk of the house.',
    body: talkContent,
    response: opsTalk,
    status: 201,
    creates: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/ops/api/talks/:id',
    guard: 'operator',
    summary: 'Edits a talk. People who registered hear of a new time.',
    params: byTalk,
    body: talkContent.extend({ updatedAt: instant }),
    response: opsTalk,
  }),
  step: endpoint({
    method: 'POST',
    path: '/ops/api/talks/:id/status',
    guard: 'operator',
    summary: 'Accepts, declines, schedules, ends, publishes, archives or cancels a talk.',
    params: byTalk,
    body: z.object({ event: z.enum(opsTalkSteps), reason: z.string().trim().max(MAX_REASON).default('') }),
    response: opsTalk,
  }),
}

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import {
  MAX_ABSTRACT,
  MAX_BIO,
  MAX_DESCRIPTION,
  MAX_TALK_MINUTES,
  MAX_TALK_TITLE,
  MIN_TALK_MINUTES,
  talkCategories,
} from './talk-kinds.ts'
import { talkStatuses } from './talk-status.ts'

const offer = z
  .object({
    id,
    title: z.string(),
    category: z.enum(talkCategories),
    status: z.enum(talkStatuses),
    minutes: z.number(),
    startsAt: z.iso.datetime().nullable(),
    /** Why it was declined. */
    reason: z.string().nullable(),
    sentAt: z.iso.datetime(),
  })
  .meta({ id: 'TalkOffer' })
export type TalkOffer = z.output<typeof offer>

export const newOffer = z.object({
  title: z.string().trim().min(5).max(MAX_TALK_TITLE),
  abstract: z.string().trim().min(20).max(MAX_ABSTRACT),
  description: z.string().trim().max(MAX_DESCRIPTION).default(''),
  category: z.enum(talkCategories),
  level: z.enum(courseLevels),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('en'),
  minutes: z.coerce.number().int().min(MIN_TALK_MINUTES).max(MAX_TALK_MINUTES),
  headline: z.string().trim().min(2).max(120),
  bio: z.string().trim().max(MAX_BIO).default(''),
  isRecorded: z.boolean().default(false),
})
export type NewTalkOffer = z.output<typeof newOffer>

const byOffer = z.object({ id })

export const talkOffers = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/talk-offers',
    guard: 'verified',
    summary: 'The talks you offered to give, newest first.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(offer),
  }),
  create: endpoint({
    method: 'POST',
    path: '/talent/api/talk-offers',
    guard: 'verified',
    summary: 'Offers to give a talk. An operator reviews it.',
    body: newOffer,
    response: offer,
    status: 201,
    creates: true,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/talent/api/talk-offers/:id/status',
    guard: 'verified',
    summary: 'Confirms an accepted talk, or withdraws one that has not been scheduled.',
    params: byOffer,
    body: z.object({ event: z.enum(['confirm', 'withdraw']) }),
    response: offer,
  }),
}

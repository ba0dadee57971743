import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { textReport } from '#shared/features/base/operations/text-reports/text-report.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { byTalk } from '../talks.contract.ts'
import { handSteps, MAX_TALK_MESSAGE } from './live-limits.ts'

const message = z
  .object({
    id,
    /** Null if the account is being deleted. */
    author: z.string().nullable(),
    /** The member who gives the talk. */
    isHost: z.boolean(),
    text: z.string(),
    sentAt: z.iso.datetime(),
    isOwn: z.boolean(),
    /** Only moderators get it. */
    isAuthorMuted: z.boolean(),
  })
  .meta({ id: 'TalkMessage' })
export type TalkMessage = z.output<typeof message>

const hand = z.object({ id, name: z.string(), isCalled: z.boolean() }).meta({ id: 'RaisedHand' })
export type RaisedHand = z.output<typeof hand>

const live = z
  .object({
    /** Oldest first. */
    messages: z.array(message),
    raised: z.number(),
    /** In the order in which they were raised; only moderators get the names. */
    hands: z.array(hand),
    ownHand: z.object({ id, isRaised: z.boolean(), isCalled: z.boolean() }).nullable(),
    isMuted: z.boolean(),
    /** The member who gives the talk, and operators. */
    isModerator: z.boolean(),
  })
  .meta({ id: 'LiveTalk' })
export type LiveTalk = z.output<typeof live>

const byMessage = byTalk.extend({ messageId: id })

export const talkLive = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/talks/:id/live',
    guard: 'verified',
    summary: 'The chat and the raised hands of a live talk you have a place at.',
    params: byTalk,
    response: live,
  }),
  say: endpoint({
    method: 'POST',
    path: '/talent/api/talks/:id/messages',
    guard: 'verified',
    summary: 'Sends a message to the chat of a live talk.',
    params: byTalk,
    body: z.object({ text: z.string().trim().min(1).max(MAX_TALK_MESSAGE) }),
    response: message,
    status: 201,
    creates: true,
    limit: 'strict',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/talks/:id/messages/:messageId',
    guard: 'verified',
    summary: 'Removes your message; moderators remove those of others.',
    params: byMessage,
    response: nothing,
  }),
  report: endpoint({
    method: 'POST',
    path: '/talent/api/talks/:id/messages/:messageId/report',
    guard: 'verified',
    summary: 'Reports a message to the operators. Reporting it again changes nothing.',
    params: byMessage,
    body: textReport,
    response: nothing,
    creates: true,
    limit: 'strict',
  }),
  mute: endpoint({
    method: 'PUT',
    path: '/talent/api/talks/:id/messages/:messageId/author',
    guard: 'verified',
    summary: 'For moderators: mutes the author of a message at this talk, or unmutes them.',
    params: byMessage,
    body: z.object({ isMuted: z.boolean() }),
    response: nothing,
  }),
  raiseHand: endpoint({
    method: 'PUT',
    path: '/talent/api/talks/:id/hand',
    guard: 'verified',
    summary: 'Raises or lowers your hand.',
    params: byTalk,
    body: z.object({ isRaised: z.boolean() }),
    response: nothing,
    limit: 'strict',
  }),
  stepHand: endpoint({
    method: 'PUT',
    path: '/talent/api/talks/:id/hands/:handId',
    guard: 'verified',
    summary: 'For moderators: calls on somebody whose hand is raised, or lowers the hand.',
    params: byTalk.extend({ handId: id }),
    body: z.object({ step: z.enum(handSteps) }),
    response: nothing,
  }),
}

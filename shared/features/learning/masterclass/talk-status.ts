// The lifecycle of a talk. Members offer talks, operators accept and schedule them, and time does the rest. Operators can also
// schedule talks that nobody offered.
//
//   draft ─submit▶ submitted ─accept▶ accepted ─confirm▶ confirmed ─schedule▶ scheduled ─start▶ live ─end▶ ended ─release▶ replay_available
//                      └─reject▶ rejected     withdrawn: by the speaker, before it is scheduled      cancelled: by an operator

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const talkStatuses = [
  'draft',
  'submitted',
  'accepted',
  'confirmed',
  'scheduled',
  'live',
  'ended',
  'replay_available',
  'archived',
  'rejected',
  'withdrawn',
  'cancelled',
] as const
export type TalkStatus = (typeof talkStatuses)[number]
export type TalkEvent =
  | 'submit'
  | 'accept'
  | 'reject'
  | 'confirm'
  | 'withdraw'
  | 'schedule'
  | 'start'
  | 'end'
  | 'release'
  | 'archive'
  | 'cancel'
export type TalkActor = 'speaker' | 'operator' | 'system'

export const talkStatusMachine = statusMachine<TalkStatus, TalkEvent, TalkActor>({
  states: talkStatuses,
  transitions: [
    { from: 'draft', event: 'submit', to: 'submitted', by: ['speaker'] },
    { from: 'submitted', event: 'accept', to: 'accepted', by: ['operator'] },
    { from: 'submitted', event: 'reject', to: 'rejected', by: ['operator'] },
    { from: 'accepted', event: 'confirm', to: 'confirmed', by: ['speaker'] },
    { from: 'submitted', event: 'withdraw', to: 'withdrawn', by: ['speaker'] },
    { from: 'accepted', event: 'withdraw', to: 'withdrawn', by: ['speaker'] },
    { from: 'confirmed', event: 'withdraw', to: 'withdrawn', by: ['speaker'] },
    { from: 'draft', event: 'schedule', to: 'scheduled', by: ['operator'] },
    { from: 'confirmed', event: 'schedule', to: 'scheduled', by: ['operator'] },
    { from: 'scheduled', event: 'start', to: 'live', by: ['system'] },
    { from: 'live', event: 'end', to: 'ended', by: ['operator', 'system'] },
    { from: 'ended', event: 'release', to: 'replay_available', by: ['operator'] },
    { from: 'ended', event: 'archive', to: 'archived', by: ['operator'] },
    { from: 'replay_available', event: 'archive', to: 'archived', by: ['operator'] },
    { from: 'draft', event: 'cancel', to: 'cancelled', by: ['operator'] },
    { from: 'accepted', event: 'cancel', to: 'cancelled', by: ['operator'] },
    { from: 'confirmed', event: 'cancel', to: 'cancelled', by: ['operator'] },
    { from: 'scheduled', event: 'cancel', to: 'cancelled', by: ['operator'] },
    { from: 'live', event: 'cancel', to: 'cancelled', by: ['operator'] },
  ],
})

const isOneOf = statusPredicates<TalkStatus>()

/** Listed as upcoming, and open for registrations. */
export const isUpcoming = isOneOf('scheduled', 'live')
export const isScheduled = isOneOf('scheduled')
export const isLiveTalk = isOneOf('live')
export const isPast = isOneOf('ended', 'replay_available')
/** Over, and its transcript is not online yet. */
export const awaitsReplay = isOneOf('ended')
export const hasReplay = isOneOf('replay_available')
export const isCancelledTalk = isOneOf('cancelled')
/** Members can open its page: a cancelled one says so. */
export const isPublicTalk = isOneOf('scheduled', 'live', 'ended', 'replay_available', 'cancelled')
export const isAccepted = isOneOf('accepted')
/** An offer that has neither been scheduled nor ended. */
export const isOpenOffer = isOneOf('submitted', 'accepted', 'confirmed')
/** For operators: to decide on, to finish or to schedule. */
export const isInPlanning = isOneOf('draft', 'submitted', 'accepted', 'confirmed')
/** For operators: nothing is left to do. */
export const isClosedTalk = isOneOf('archived', 'rejected', 'withdrawn', 'cancelled')

// A person's place at a talk. Whoever cancels passes the place on: it is offered to the first person on the waiting list, who
// has some hours to accept before the next one gets the offer.
//
//   registered ─attend▶ attended          waitlisted ─offer▶ offered ─accept▶ registered
//       └────miss─▶ no_show         offered, registered ─lapse▶ cancelled
//   registered, waitlisted, offered ─cancel▶ cancelled ─register / join_waitlist▶ …

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const registrationStatuses = ['registered', 'waitlisted', 'offered', 'attended', 'no_show', 'cancelled'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]
export type RegistrationEvent =
  | 'register'
  | 'join_waitlist'
  | 'offer'
  | 'accept'
  | 'lapse'
  | 'cancel'
  | 'attend'
  | 'miss'
  | 'close'

export const registrationStatusMachine = statusMachine<RegistrationStatus, RegistrationEvent, 'attendee' | 'system'>({
  states: registrationStatuses,
  transitions: [
    { from: 'cancelled', event: 'register', to: 'registered', by: ['attendee'] },
    { from: 'cancelled', event: 'join_waitlist', to: 'waitlisted', by: ['attendee'] },
    { from: 'waitlisted', event: 'offer', to: 'offered', by: ['system'] },
    { from: 'offered', event: 'accept', to: 'registered', by: ['attendee'] },
    { from: 'offered', event: 'lapse', to: 'cancelled', by: ['system'] },
    { from: 'registered', event: 'cancel', to: 'cancelled', by: ['attendee'] },
    { from: 'waitlisted', event: 'cancel', to: 'cancelled', by: ['attendee'] },
    { from: 'offered', event: 'cancel', to: 'cancelled', by: ['attendee'] },
    // Somebody who had to confirm and did not.
    { from: 'registered', event: 'lapse', to: 'cancelled', by: ['system'] },
    { from: 'registered', event: 'attend', to: 'attended', by: ['system'] },
    { from: 'registered', event: 'miss', to: 'no_show', by: ['system'] },
    { from: 'waitlisted', event: 'close', to: 'cancelled', by: ['system'] },
    { from: 'offered', event: 'close', to: 'cancelled', by: ['system'] },
  ],
})

const isOneOf = statusPredicates<RegistrationStatus>()

/** These take up one of the places. */
export const holdsPlace = isOneOf('registered', 'offered', 'attended', 'no_show')
export const isRegistered = isOneOf('registered')
export const isWaiting = isOneOf('waitlisted')
export const isOffered = isOneOf('offered')
export const isWaitingForAnswer = isOneOf('waitlisted', 'offered')
export const hasAttended = isOneOf('attended')
export const hasMissed = isOneOf('no_show')
export const isCancelled = isOneOf('cancelled')
/** Cancelling these changes something. */
export const canCancel = isOneOf('registered', 'waitlisted', 'offered')
/** May take part: watch the stream and ask questions. */
export const canTakePart = isOneOf('registered', 'attended')
export const isUnfinished = isOneOf('registered', 'waitlisted', 'offered')

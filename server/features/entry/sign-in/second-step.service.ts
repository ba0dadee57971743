// Between the two steps of signing in the person holds a ticket. It says who passed the first step; nothing else is bound to it,
// because a phone may change networks meanwhile.

import type { I18n } from '@lingui/core'
import type { FastifyRequest } from 'fastify'
import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { Person } from '#server/features/base/accounts/people.service.ts'
import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import { secondFactorError } from '#server/features/people/two-factor/second-factor-errors.service.ts'
import { checkSecondFactor } from '#server/features/people/two-factor/two-factor.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret, newSessionKey } from '#server/platform/session/session-key.ts'
import type { Id } from '#shared/kit/ids.ts'
import { callerOf } from './limits/known-devices.service.ts'
import { deleteTicket, deleteTicketsOf, insertTicket, spendTicketTry } from './sign-in.queries.ts'

const TICKET_MS = 10 * 60_000
const TRIES = 5

type SessionOptions = { isRemembered: boolean }

export async function issueTicket(
  db: Db,
  clock: Clock,
  personId: Id,
  { isRemembered }: SessionOptions,
): Promise<string> {
  const secret = newSessionKey()
  await insertTicket(db, {
    secretHash: hashSecret(secret),
    personId,
    isRemembered,
    triesLeft: TRIES,
    expiresAt: new Date(clock.now().getTime() + TICKET_MS),
  })
  return secret
}

/** Called when sessions end or the password changes, because the first step may have used it. */
export const endTickets = (tx: Db, personId: Id): Promise<void> => deleteTicketsOf(tx, personId)

/** Works once; of two concurrent right answers one wins. */
export async function checkSecondStep(
  platform: Platform,
  given: { ticket: string; code: string },
  request: FastifyRequest,
): Promise<{ person: Person; isRemembered: boolean }> {
  const { db, clock } = platform
  const { i18n } = request
  const ticket = await spendTicketTry(db, hashSecret(given.ticket), clock.now())
  if (!ticket) throw ticketError(i18n)
  const person = await findPerson(db, ticket.personId)
  const { isKnownDevice } = await callerOf(platform, request, person.id)
  const origin = originOf(request)
  const checked = await checkSecondFactor(platform, person, { code: given.code, origin, isKnownDevice })
  if ('failure' in checked) throw secondFactorError(i18n, checked)
  if (!(await deleteTicket(db, ticket.id))) throw ticketError(i18n)
  return { person, isRemembered: ticket.isRemembered }
}

function ticketError(i18n: I18n): AppError {
  const message = i18n._({
    id: 'sign-in.second_step.expired',
    message: 'This sign-in took too long or had too many attempts. Start again.',
  })
  return new AppError('invalid_input', { fields: { code: [message] } })
}

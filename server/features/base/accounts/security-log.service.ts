// The security log of an account, shown to its owner: sign-ins, failed attempts, changed ways in.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import type { SecurityEventKind } from '#shared/features/base/accounts/account-kinds.ts'
import { SECURITY_LOG_DAYS } from '#shared/features/base/accounts/account-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  deleteSecurityEventsBefore,
  insertSecurityEvent,
  insertSecurityEventIfPerson,
  type SecurityEventRow,
  selectHasEventSince,
  selectSecurityEvents,
} from './security-log.queries.ts'

/** What is stored about where a request came from. */
export type Origin = { userAgent: string; ipPrefix: string | null }

export const originOf = (request: FastifyRequest): Origin => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  ipPrefix: networkOf(request.ip),
})

export const recordSecurityEvent = (
  db: Db,
  personId: Id,
  kind: SecurityEventKind,
  origin: Origin,
  subject: string | null = null,
  at?: Date,
): Promise<Id> => insertSecurityEvent(db, { personId, kind, ...origin, subject, ...(at && { createdAt: at }) })

export type { SecurityEventRow }

export const listSecurityEvents = (
  db: Db,
  personId: Id,
  page: { after: Id | undefined; limit: number },
): Promise<SecurityEventRow[]> => selectSecurityEvents(db, personId, page)

export const hasSecurityEventSince = (db: Db, personId: Id, kind: SecurityEventKind, since: Date): Promise<boolean> =>
  selectHasEventSince(db, personId, kind, since)

export const deleteOldSecurityEvents = (db: Db, now: Date): Promise<void> =>
  deleteSecurityEventsBefore(db, new Date(now.getTime() - SECURITY_LOG_DAYS * 86_400_000))

/** `personId` is null for an address without an account. */
export const recordFailedSignIn = (db: Db, personId: Id | null, origin: Origin, at: Date): Promise<void> =>
  insertSecurityEventIfPerson(db, {
    personId: personId ?? crypto.randomUUID(),
    kind: 'sign_in_failed',
    ...origin,
    createdAt: at,
  })

// A creating write with an `Idempotency-Key` takes effect once, however often it arrives. The key is inserted in the same
// transaction as the effect: a duplicate request waits on the unique index until the first one has committed, then gets the
// same response. A crash before the commit undoes both.

import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { type Db, transaction } from '../../db/database.ts'
import { AppError } from '../app-error.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

const MAX_KEY_LENGTH = 255
const RETENTION_HOURS = 24
/** How long a duplicate waits for the first request before it is told to retry. */
const LOCK_TIMEOUT = '5s'

/** Errors that say nothing about the request itself: a retry may well succeed. */
const temporaryErrors: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'idempotency_key_reused',
  'request_in_progress',
  'too_many_requests',
  'database_unavailable',
  'storage_full',
])

type Attempt = {
  key: string
  endpoint: Endpoint
  request: FastifyRequest
  reply: FastifyReply
  status: number
  run: (db: Db) => Promise<unknown>
}

export async function runOnce(db: Db, attempt: Attempt): Promise<unknown> {
  const { key, request, reply } = attempt
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw new AppError('invalid_input', { fields: { 'Idempotency-Key': [`Use 1 to ${MAX_KEY_LENGTH} characters.`] } })
  }
  const row = {
    scope: scopeOf(request),
    route: `${attempt.endpoint.method} ${request.url.split('?')[0]}`,
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('base64url'),
  }
  try {
    // Sent after the commit: an earlier response might confirm something that a crash then undoes.
    const { status, answer } = await transaction(db, async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`))
      const inserted = await tx
        .insert(idempotencyKeys)
        .values(row)
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      if (inserted.length === 0) return replay(tx, row, reply)
      const answer = await attempt.run(tx)
      await tx
        .update(idempotencyKeys)
        .set({ status: attempt.status, answer: answer ?? null })
        .where(sameKey(row))
      return { status: attempt.status, answer }
    })
    return await reply.code(status).send(answer ?? undefined)
  } catch (error) {
    if (isLockTimeout(error)) throw new AppError('request_in_progress', { retryAfterSeconds: 1, cause: error })
    // The effect was rolled back; errors are stored too, so that a retry gets the same response.
    if (error instanceof AppError && !temporaryErrors.has(error.code)) {
      const answer = { code: error.code, message: error.message, words: error.words, errors: error.fields }
      await db
        .insert(idempotencyKeys)
        .values({ ...row, status: error.status, answer })
        .onConflictDoNothing()
    }
    throw error
  }
}

type KeyRow = { scope: string; route: string; key: string; bodyHash: string }

async function replay(db: Db, row: KeyRow, reply: FastifyReply): Promise<{ status: number; answer: unknown }> {
  const [stored] = await db.select().from(idempotencyKeys).where(sameKey(row))
  if (!stored || stored.status === null) throw new AppError('request_in_progress', { retryAfterSeconds: 1 })
  if (stored.bodyHash !== row.bodyHash) throw new AppError('idempotency_key_reused')
  reply.header('Idempotent-Replayed', 'true')
  const { status, answer } = stored
  if (status < 400) return { status, answer }
  const { code, message, words, errors } = answer as Pick<AppError, 'code' | 'message' | 'words'> & {
    errors?: AppError['fields']
  }
  throw new AppError(code, { message, words, ...(errors && { fields: errors }) })
}

const sameKey = (row: KeyRow) =>
  and(eq(idempotencyKeys.scope, row.scope), eq(idempotencyKeys.route, row.route), eq(idempotencyKeys.key, row.key))

/** Keys are scoped to one person, or to one guest session. */
function scopeOf(request: FastifyRequest): string {
  if (request.viewer) return request.viewer.id
  const visitor = request.sessionKey ?? request.ip
  return createHash('sha256').update(visitor).digest('base64url')
}

const LOCK_NOT_AVAILABLE = '55P03'
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: string }).code === LOCK_NOT_AVAILABLE ||
    (error.cause as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE)

/** Run hourly by the queue. */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - RETENTION_HOURS * 3_600_000)))
}

// A grant ends with the session or token it was given to, and with the policy that allowed it. Credentials are checked when
// one has ended and every few seconds anyway, in one query per node; policies are checked when a feature reports a change,
// and periodically to catch changes that nobody reported.

import type { FastifyBaseLogger } from 'fastify'
import type { Identity } from '#shared/access/identity.ts'
import type { Db } from '../../db/database.ts'
import type { Connection } from '../node/connection.ts'
import { closeCodes } from '../protocol/close-codes.ts'
import { subscriptionError } from '../protocol/frames.ts'
import type { ChannelRegistry } from './channel-registry.ts'
import { type Grant, type GrantCredential, SIGN_IN } from './grant.ts'

/** Many sessions may end at once; they share one query. */
const DEBOUNCE_MS = 50
/** A session that ends must be disconnected within five seconds, even if its announcement is lost. */
const CREDENTIAL_CHECK_MS = 2_500
const POLICY_AGE_MS = 60_000
/** Limits the work per round on a node with many connections. */
const POLICIES_PER_ROUND = 100

/** Provided by the accounts feature, which owns sessions and people. */
export type CredentialLookup = {
  /** The given ids that are still valid. */
  alive(credentials: readonly GrantCredential[]): Promise<ReadonlySet<string>>
  identity(personId: string): Promise<Identity | null>
}

export type RecheckScope = { channel?: string | undefined; personId?: string | undefined }

type CheckDeps = {
  db: Db
  log: FastifyBaseLogger
  registry: ChannelRegistry
  lookup: CredentialLookup
  connections(): Iterable<Connection>
  leave(connection: Connection, channel: string): void
}

type HeldGrant = { connection: Connection; channel: string; grant: Grant }

export function createGrantChecks({ db, log, registry, lookup, connections, leave }: CheckDeps) {
  const heldGrants = (): HeldGrant[] =>
    [...connections()].flatMap((connection) =>
      [...connection.grants].map(([channel, grant]) => ({ connection, channel, grant })),
    )

  /** Closes the connections of credentials that have ended. */
  async function checkCredentials(): Promise<void> {
    const all = heldGrants()
    const credentials = new Map(all.map(({ grant }) => [grant.credential.id, grant.credential]))
    if (credentials.size === 0) return
    const alive = await lookup.alive([...credentials.values()])
    for (const { connection, grant } of all) {
      if (!alive.has(grant.credential.id)) connection.transport.close(closeCodes.unauthorized, 'The session has ended')
    }
  }

  /** Reevaluates the policies of everything in scope and unsubscribes whoever may no longer listen. */
  async function checkPolicies({ channel, personId }: RecheckScope): Promise<void> {
    const inScope = heldGrants().filter(
      (one) =>
        (channel === undefined || one.channel === channel) &&
        (personId === undefined || one.grant.personId === personId),
    )
    await evaluate(inScope)
  }

  async function checkOldest(): Promise<void> {
    const due = Date.now() - POLICY_AGE_MS
    await evaluate(
      heldGrants()
        .filter(({ grant }) => grant.checkedAt < due)
        .slice(0, POLICIES_PER_ROUND),
    )
  }

  async function evaluate(questions: readonly HeldGrant[]): Promise<void> {
    for (const [personId, theirs] of Map.groupBy(questions, ({ grant }) => grant.personId)) {
      const viewer = await lookup.identity(personId)
      for (const [channel, same] of Map.groupBy(theirs, (one) => one.channel)) {
        const policy = registry.find(channel)
        const isAllowed = viewer !== null && (channel === SIGN_IN || Boolean(await policy?.({ viewer, db })))
        for (const one of same) {
          if (isAllowed) one.grant.checkedAt = Date.now()
          else revoke(one)
        }
      }
    }
  }

  function revoke({ connection, channel }: HeldGrant): void {
    connection.grants.delete(channel)
    if (channel === SIGN_IN) return connection.transport.close(closeCodes.unauthorized, 'The account is closed')
    leave(connection, channel)
    connection.transport.send(
      subscriptionError(channel, {
        type: 'AuthError',
        error: 'You may no longer subscribe to this channel.',
        status: 403,
      }),
    )
  }

  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isRunning = false
  let isRequested = false
  const schedule = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(round, ms).unref()
  }
  // Rescheduled after each round, so that rounds never overlap, however slow the database is.
  const round = () => {
    isRunning = true
    isRequested = false
    checkCredentials()
      .then(checkOldest)
      .catch((error: unknown) => log.warn({ err: error }, 'grants could not be checked'))
      .finally(() => {
        isRunning = false
        schedule(isRequested ? DEBOUNCE_MS : CREDENTIAL_CHECK_MS)
      })
  }
  schedule(CREDENTIAL_CHECK_MS)

  return {
    checkPolicies,
    checkCredentialsSoon(): void {
      if (isRequested) return
      isRequested = true
      if (!isRunning) schedule(DEBOUNCE_MS)
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

// Grants of the connections on this node. The request that authorizes a channel may reach another node than the socket did:
// that node then stores the grant in Redis, where the socket's node finds it.

import { id } from '#shared/kit/ids.ts'
import { AppError } from '../../http/app-error.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Connection } from '../node/connection.ts'
import { limits } from '../protocol/limits.ts'
import type { ChannelRegistry } from './channel-registry.ts'
import { GRANT_TTL_MS, type Grant, grant, grantKey, SIGN_IN } from './grant.ts'

export type NewGrant = Omit<Grant, 'checkedAt'>

type GrantStoreDeps = {
  cluster: Cluster
  registry: ChannelRegistry
  connection(socketId: string): Connection | undefined
}

export function createGrantStore({ cluster, registry, connection: findConnection }: GrantStoreDeps) {
  const people = new Map<string, Set<Connection>>()

  /** False when the person already has too many connections. */
  function bind(connection: Connection, channel: string, given: NewGrant): boolean {
    const theirs = people.get(given.personId) ?? new Set()
    if (!theirs.has(connection) && theirs.size >= limits.connectionsPerPerson) return false
    people.set(given.personId, theirs.add(connection))
    connection.grants.set(channel, { ...given, checkedAt: Date.now() })
    return true
  }

  async function record(socketId: string, channel: string, given: NewGrant): Promise<void> {
    const connection = findConnection(socketId)
    if (connection) {
      if (!bind(connection, channel, given)) throw new AppError('too_many_requests')
      return
    }
    const isKept = await cluster.remember(grantKey(socketId, channel), JSON.stringify(given), GRANT_TTL_MS)
    if (!isKept) throw new AppError('database_unavailable', { retryAfterSeconds: 2 })
  }

  /** True once the connection holds the grant. */
  function take(connection: Connection, channel: string): boolean | Promise<boolean> {
    if (connection.grants.has(channel)) return true
    return cluster.isAlone ? false : fetchGrant(connection, channel)
  }

  async function fetchGrant(connection: Connection, channel: string): Promise<boolean> {
    // Deleted on read: once it is revoked here it must not be found again.
    const text = await cluster.take(grantKey(connection.socketId, channel)).catch(() => null)
    return text !== null && bind(connection, channel, grant.parse(JSON.parse(text)))
  }

  return {
    record,
    /**
     * A signature alone only opens channels the product does not know: holders of the secret may use their own. The
     * product's own channels require a grant, so that a signature from before a person was removed is useless.
     */
    mayListen: (connection: Connection, channel: string): boolean | Promise<boolean> =>
      registry.find(channel) === null || take(connection, channel),
    /** The same for users: a person of the product needs a grant, so that the connection ends with their session. */
    bindSignIn: (connection: Connection, userId: string): boolean | Promise<boolean> =>
      !id.safeParse(userId).success || take(connection, SIGN_IN),
    release(connection: Connection): void {
      for (const { personId } of connection.grants.values()) {
        const theirs = people.get(personId)
        theirs?.delete(connection)
        if (theirs?.size === 0) people.delete(personId)
      }
    },
  }
}

// A connection may sign in as a user: it then receives what the server sends to that user, and is told when users on its
// watchlist go online or offline.

import { readSignIn, readUser } from '../protocol/client-message.ts'
import { closeCodes, errorCodes } from '../protocol/close-codes.ts'
import { errorEvent, signedIn, type WatchlistEvent, watchlistEvents } from '../protocol/frames.ts'
import { limits } from '../protocol/limits.ts'
import { isSameSignature, type RealtimeApp, userAuth } from '../protocol/signatures.ts'
import type { Connection } from './connection.ts'
import type { Roster } from './roster.ts'

type SignInDeps = {
  app: RealtimeApp
  roster: Roster
  /** Binds the connection to the credential it signs in with; false if one is required and missing. */
  bindSignIn(connection: Connection, userId: string): boolean | Promise<boolean>
}

export function createSignIns({ app, roster, bindSignIn }: SignInDeps) {
  const users = new Map<string, Set<Connection>>()
  const watchers = new Map<string, Set<Connection>>()

  function deny(connection: Connection): void {
    connection.transport.send(errorEvent(errorCodes.unauthorized, 'The connection is unauthorized.'))
    connection.transport.close(closeCodes.unauthorized, 'Unauthorized')
  }

  function signIn(connection: Connection, data: unknown): void | Promise<void> {
    const given = readSignIn(data)
    if (!given || !isSameSignature(given.auth, userAuth(app, connection.socketId, given.user_data)))
      return deny(connection)
    const user = readUser(given.user_data)
    if (!user || (connection.user && connection.user.id !== user.id)) return deny(connection)
    const enter = (isAllowed: boolean) => {
      if (!connection.isOpen) return
      if (!isAllowed) return deny(connection)
      // Signing in twice is a no-op.
      if (connection.user) return connection.transport.send(signedIn(given.user_data))
      connection.user = { id: user.id, watchlist: user.watchlist.slice(0, limits.watchlistLength) }
      addTo(users, user.id, connection)
      for (const watched of connection.user.watchlist) addTo(watchers, watched, connection)
      connection.transport.send(signedIn(given.user_data))
      sendSnapshot(connection)
      if (user.watchlist.length > limits.watchlistLength)
        connection.transport.send(
          errorEvent(errorCodes.watchlistTooLong, 'Only the first 100 of the watchlist are watched.'),
        )
      roster.addOwnUser(user.id, 1)
    }
    const answer = bindSignIn(connection, user.id)
    return typeof answer === 'boolean' ? enter(answer) : answer.then(enter)
  }

  function sendSnapshot({ transport, user }: Connection): void {
    const names = user?.watchlist ?? []
    const events: WatchlistEvent[] = [
      { name: 'online' as const, user_ids: names.filter(roster.isOnline) },
      { name: 'offline' as const, user_ids: names.filter((id) => !roster.isOnline(id)) },
    ].filter(({ user_ids }) => user_ids.length > 0)
    if (events.length > 0) transport.send(watchlistEvents(events))
  }

  function remove(connection: Connection): void {
    const { user } = connection
    if (!user) return
    connection.user = null
    removeFrom(users, user.id, connection)
    for (const watched of user.watchlist) removeFrom(watchers, watched, connection)
    roster.addOwnUser(user.id, -1)
  }

  return {
    signIn,
    signOut: remove,
    notifyWatchers(userId: string, isOnline: boolean): void {
      const frame = watchlistEvents([{ name: isOnline ? 'online' : 'offline', user_ids: [userId] }])
      for (const connection of watchers.get(userId) ?? []) connection.transport.send(frame)
    },
    connectionsOf: (userId: string): Connection[] => [...(users.get(userId) ?? [])],
  }
}

function addTo(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const known = map.get(key)
  if (known) known.add(connection)
  else map.set(key, new Set([connection]))
}

function removeFrom(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const known = map.get(key)
  known?.delete(connection)
  if (known?.size === 0) map.delete(key)
}

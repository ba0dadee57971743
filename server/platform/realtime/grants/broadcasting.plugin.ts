// Where a client asks for permission to listen. The response is a signature for this socket and this channel, and a grant
// that ends with the session or the policy. Not in the contracts: names and formats are those of the client libraries.

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { AppError, ensure } from '../../http/app-error.ts'
import type { App } from '../../http/context.ts'
import { isChannelName, isEncrypted, isPresence } from '../protocol/channel-name.ts'
import { channelAuth, isSocketId, type RealtimeApp, sharedSecret, userAuth } from '../protocol/signatures.ts'
import type { ChannelRegistry } from './channel-registry.ts'
import { SIGN_IN } from './grant.ts'
import type { NewGrant } from './grant-store.ts'

type BroadcastingDeps = {
  realtimeApp: RealtimeApp
  registry: ChannelRegistry
  db: Db
  /** Null when sockets are served elsewhere: grants cannot be held there. */
  record: ((socketId: string, channel: string, grant: NewGrant) => Promise<void>) | null
}

const socketId = z.string().refine(isSocketId, 'This is not a socket id.')
const channelAuthRequest = z.object({
  socket_id: socketId,
  // An empty name is not one of our channels, so it is forbidden like any other; a malformed name is a bad request.
  channel_name: z
    .string()
    .default('')
    .refine((name) => name === '' || isChannelName(name), 'This is not a channel name.'),
})
const userAuthRequest = z.object({ socket_id: socketId })

export function serveBroadcasting(app: App, { realtimeApp, registry, db, record }: BroadcastingDeps): void {
  // Exempt from CSRF: it changes nothing, and a foreign page could not read the response. Listening is reading, whatever
  // the method.
  const config = { guard: 'auth', isCsrfExempt: true, scope: 'read' } as const

  app.post('/broadcasting/auth', { config, schema: { hide: true, body: channelAuthRequest } }, async (request) => {
    const { viewer, grant } = requesterOf(request)
    const { socket_id, channel_name: channel } = request.body as z.output<typeof channelAuthRequest>
    const policy = registry.find(channel)
    const answer = policy ? await policy({ viewer, db }) : false
    ensure(answer !== false)
    await record?.(socket_id, channel, grant)
    const info = answer === true ? {} : answer
    const channelData = isPresence(channel) ? JSON.stringify({ user_id: viewer.id, user_info: info }) : undefined
    return {
      auth: channelAuth(realtimeApp, socket_id, channel, channelData),
      ...(channelData !== undefined && { channel_data: channelData }),
      ...(isEncrypted(channel) && { shared_secret: sharedSecret(realtimeApp, channel).toString('base64') }),
    }
  })

  // The protocol knows only one kind of denial here, whoever is asking.
  const userConfig = { ...config, guestError: 'forbidden' } as const
  app.post(
    '/broadcasting/user-auth',
    { config: userConfig, schema: { hide: true, body: userAuthRequest } },
    async (request) => {
      const { viewer, grant } = requesterOf(request)
      const { socket_id } = request.body as z.output<typeof userAuthRequest>
      await record?.(socket_id, SIGN_IN, grant)
      const userData = JSON.stringify({ id: viewer.id, user_info: { name: viewer.calledName } })
      return { auth: userAuth(realtimeApp, socket_id, userData), user_data: userData }
    },
  )
}

/** The guard guarantees a viewer and a credential; if they are missing, somebody removed the guard. */
function requesterOf({ viewer, credential }: FastifyRequest) {
  if (!viewer || !credential) throw new AppError('unauthenticated')
  const id = credential.kind === 'session' ? credential.sessionId : credential.tokenId
  const grant: NewGrant = { personId: viewer.id, credential: { kind: credential.kind, id } }
  return { viewer, grant }
}

// The protocol's HTTP API: publish and query, for whoever holds the secret of the app.

import type { Clock } from '../../clock.ts'
import { AppError, ensure } from '../../http/app-error.ts'
import type { App } from '../../http/context.ts'
import type { Hub } from '../node/hub.ts'
import { isCached, isPresence } from '../protocol/channel-name.ts'
import type { RealtimeApp } from '../protocol/signatures.ts'
import { type ApiEvent, readBatch, readEvent, readQuery } from './api-requests.ts'
import { requireSignature } from './api-signature.ts'
import { attributesOf, hasAttribute } from './channel-attributes.ts'

type ApiDeps = { realtimeApp: RealtimeApp; hub: Hub; clock: Clock }

export async function serveApi(app: App, { realtimeApp, hub, clock }: ApiDeps): Promise<void> {
  const config = { isAnonymous: true, isCsrfExempt: true, limit: 'none' } as const

  /** Query this before publishing: a call that fails must have had no effect. */
  async function publish(events: readonly ApiEvent[]) {
    const facts = await Promise.all(
      events.map(async ({ channels, info }) =>
        Promise.all(channels.map(async (one) => [one, await attributesOf(hub, one, info)] as const)),
      ),
    )
    for (const { name, data, socket_id: exceptSocket, channels } of events) {
      for (const channel of channels)
        hub.broadcast({ event: name, channel, data }, { exceptSocket, isCached: isCached(channel) })
    }
    return facts
  }

  await app.register(async (scope) => {
    // The signature covers the raw body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.addHook('preValidation', async (request) => {
      ensure((request.params as { app: string }).app === realtimeApp.id, 'not_found')
      requireSignature(request, realtimeApp, clock)
    })

    scope.post('/apps/:app/events', { config }, async ({ body }) => {
      const event = readEvent(body)
      const [facts = []] = await publish([event])
      return event.info.length > 0 ? { channels: Object.fromEntries(facts) } : {}
    })

    scope.post('/apps/:app/batch_events', { config }, async ({ body }) => {
      const events = readBatch(body)
      const facts = await publish(events)
      const hasFacts = events.some(({ info }) => info.length > 0)
      return hasFacts ? { batch: facts.map(([fact]) => fact?.[1] ?? {}) } : {}
    })

    scope.get('/apps/:app/channels', { config }, async (request) => {
      const { prefix, info } = readQuery(request.query)
      if (info.includes('user_count') && !isPresence(prefix))
        throw new AppError('malformed_request', { message: 'user_count is only available for presence channels.' })
      const names = hub.roster.occupied(prefix).filter((name) => !name.startsWith('#'))
      const facts = names.map(async (name) => [name, await attributesOf(hub, name, info)] as const)
      return { channels: Object.fromEntries(await Promise.all(facts)) }
    })

    scope.get('/apps/:app/channels/:channel', { config }, async (request) => {
      const { channel } = request.params as { channel: string }
      const { info } = readQuery(request.query)
      const missing = info.find((one) => !hasAttribute(channel, one))
      if (missing) throw new AppError('malformed_request', { message: `${missing} is not available for this channel.` })
      const facts = await attributesOf(hub, channel, info)
      return { occupied: hub.roster.subscriptionsOf(channel) > 0, ...facts }
    })

    scope.get('/apps/:app/channels/:channel/users', { config }, async (request) => {
      const { channel } = request.params as { channel: string }
      if (!isPresence(channel))
        throw new AppError('malformed_request', { message: 'Users are only available for presence channels.' })
      return { users: [...hub.roster.membersOf(channel).keys()].map((id) => ({ id })) }
    })

    scope.post('/apps/:app/users/:user/terminate_connections', { config }, async (request) => {
      hub.terminate((request.params as { user: string }).user)
      return {}
    })
  })
}

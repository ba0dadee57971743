// Mounts the realtime server: sockets, their HTTP fallback, the API and channel authorization.

import type { App } from '../http/context.ts'
import type { Metrics } from '../http/operations/metrics.ts'
import { trustIn } from '../http/requests/trusted-proxies.ts'
import type { Platform } from '../platform.ts'
import type { SessionEnd } from '../session/session-ends.ts'
import { serveBroadcasting } from './grants/broadcasting.plugin.ts'
import { type CredentialLookup, createGrantChecks } from './grants/grant-checks.ts'
import { createGrantStore } from './grants/grant-store.ts'
import { serveApi } from './http-api/api.plugin.ts'
import { createHub, type Hub } from './node/hub.ts'
import { isCached } from './protocol/channel-name.ts'
import type { HandshakeRules } from './protocol/handshake.ts'
import type { Realtime } from './realtime.ts'
import { serveHttpFallback } from './transports/http-fallback.plugin.ts'
import { acceptWebSockets } from './transports/websockets.ts'
import { deliverWebhook } from './webhooks/webhooks.jobs.ts'
import { createWebhooks, noWebhooks, type Webhooks } from './webhooks/webhooks.ts'

type ServeDeps = { platform: Platform; lookup: CredentialLookup; metrics: Metrics }

export async function serveRealtime(app: App, { platform, lookup, metrics }: ServeDeps): Promise<void> {
  const { realtime, config, db, clock, log } = platform
  const { app: realtimeApp, channels: registry, cluster } = realtime
  const { external } = realtime
  if (external) {
    serveBroadcasting(app, { realtimeApp, registry, db, record: null })
    onSessionEnds(app, platform, (end) => external.recheck({ personId: end?.personId }))
    return
  }

  const grantStore = createGrantStore({ cluster, registry, connection: (id) => hub.connection(id) })
  const hub: Hub = createHub({
    app: realtimeApp,
    cluster,
    log,
    webhooks: config.realtime.webhookUrl ? webhooksOf(platform) : noWebhooks,
    activitySeconds: config.realtime.activitySeconds,
    sendsCounts: config.realtime.sendsCounts,
    frameRates: config.realtime.frameRates,
    mayListen: grantStore.mayListen,
    bindSignIn: grantStore.bindSignIn,
    onClose: grantStore.release,
    isOurs: (channel) => registry.find(channel) !== null,
    onRecheck: (scope) => recheck(scope),
  })
  const checks = createGrantChecks({ db, log, registry, lookup, connections: hub.connections, leave: hub.leave })
  const recheck: Parameters<Realtime['attach']>[0]['recheck'] = (scope) => {
    checks.checkPolicies(scope).catch((error: unknown) => log.warn({ err: error }, 'grants could not be checked'))
  }
  realtime.attach({
    deliver: (message, exceptSocket) => hub.broadcast(message, { exceptSocket, isCached: isCached(message.channel) }),
    recheck,
  })

  let slow = 0
  const countSlow = () => {
    slow += 1
  }
  const rules: HandshakeRules = {
    appKey: realtimeApp.key,
    origins: originsOf(platform),
    isFull: (address) =>
      hub.size() >= config.realtime.maxConnections ||
      hub.sizeFrom(address) >= config.realtime.maxPerAddress ||
      hub.isFlooding(address),
  }
  acceptWebSockets(app.server, { hub, rules, isTrusted: trustIn(config.trustedProxies), onSlow: countSlow })
  await serveHttpFallback(app, hub, rules, countSlow)
  await serveApi(app, { realtimeApp, hub, clock })
  serveBroadcasting(app, { realtimeApp, registry, db, record: grantStore.record })

  onSessionEnds(app, platform, () => checks.checkCredentialsSoon())
  metrics.gauge(
    'meridian_realtime',
    'Connections by transport, channels, messages sent, slow readers and flooding clients dropped',
    async () => ({
      ...hub.stats(),
      slow,
    }),
  )
  // Before the server waits for its connections to end: sockets never end by themselves.
  app.addHook('preClose', async () => {
    checks.stop()
    await hub.stop()
  })
}

/** Only once there can be sockets: a process that just lists its routes has no database to listen to. */
function onSessionEnds(app: App, { sessionEnds, log }: Platform, listener: (end: SessionEnd | null) => void): void {
  app.addHook('onListen', async () => {
    await sessionEnds.subscribe(listener).catch((error: unknown) => {
      log.warn({ err: error }, 'cannot listen for ended sessions yet: polling until then')
    })
  })
}

/** Origins of pages that may connect: our own, and those that may call the API. */
function originsOf({ url, config }: Platform): string[] {
  const stateful = config.auth.statefulHosts.flatMap((host) => [`https://${host}`, `http://${host}`])
  return [new URL(url).origin, ...config.auth.corsOrigins, ...stateful]
}

const webhooksOf = ({ jobs, clock, log }: Platform): Webhooks =>
  createWebhooks((events) => {
    const body = JSON.stringify({ time_ms: clock.now().getTime(), events })
    jobs.send(deliverWebhook, { body }).catch((error: unknown) => log.warn({ err: error }, 'a webhook was not queued'))
  })

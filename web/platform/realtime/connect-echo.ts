// Sets up the client libraries. Only imported when a live connection is needed, so that first visits do not load them.

import Echo from 'laravel-echo'
import Pusher, { type Options } from 'pusher-js'
import type { RealtimeSettings } from '#shared/site.ts'

export type EchoClient = Echo<'reverb'>

export type EchoOptions = {
  settings: RealtimeSettings
  /** The page's own location: the sockets are there unless an external service is configured. */
  place: { protocol: string; hostname: string; port: string }
  /** The bearer token in token mode; cookies are sent automatically. */
  authHeaders: () => Record<string, string>
}

export function connectEcho({ settings, place, authHeaders }: EchoOptions): EchoClient {
  const client = new Pusher(settings.key, clientOptions({ settings, place, authHeaders }))
  // An external service does not know our sessions: only with a signed-in user can it terminate that user's connections.
  if (settings.service) client.signin()
  return new Echo({ broadcaster: 'reverb', key: settings.key, client, withoutInterceptors: true })
}

export function clientOptions({ settings, place, authHeaders }: EchoOptions): Options {
  const { service } = settings
  const isSecure = service ? service.isSecure : place.protocol === 'https:'
  const port = (service ? service.port : Number(place.port)) || (isSecure ? 443 : 80)
  const auth = { transport: 'ajax', headersProvider: authHeaders } as const
  return {
    cluster: '',
    wsHost: service?.socketHost ?? place.hostname,
    httpHost: service?.httpHost ?? place.hostname,
    wsPort: port,
    wssPort: port,
    httpPort: port,
    httpsPort: port,
    forceTLS: isSecure,
    // A port without TLS has no wss; the library would try it after two seconds, and the browser would log an error.
    enabledTransports: settings.transports.filter((transport) => isSecure || transport !== 'wss'),
    channelAuthorization: { endpoint: settings.authEndpoint ?? '', ...auth },
    userAuthentication: { endpoint: '/broadcasting/user-auth', ...auth },
  }
}

// The client libraries, as they come. Only ever imported when a line is wanted: no first visit pays for them.

import Echo from 'laravel-echo'
import Pusher, { type Options } from 'pusher-js'
import type { RealtimeSettings } from '#shared/site.ts'

export type EchoClient = Echo<'reverb'>

export type EchoNeeds = {
  settings: RealtimeSettings
  /** The page's own address: where the sockets are unless somebody else serves them. */
  place: { protocol: string; hostname: string; port: string }
  /** The bearer in token mode; cookies go by themselves. */
  authHeaders: () => Record<string, string>
}

export function connectEcho({ settings, place, authHeaders }: EchoNeeds): EchoClient {
  const client = new Pusher(settings.key, clientOptions({ settings, place, authHeaders }))
  // Another service knows nobody: only by the signed-in user can it end the connections of one.
  if (settings.service) client.signin()
  return new Echo({ broadcaster: 'reverb', key: settings.key, client, withoutInterceptors: true })
}

export function clientOptions({ settings, place, authHeaders }: EchoNeeds): Options {
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
    // A port without TLS does not speak it either; the library would try after two seconds, and the browser complain.
    enabledTransports: settings.transports.filter((transport) => isSecure || transport !== 'wss'),
    channelAuthorization: { endpoint: '/broadcasting/auth', ...auth },
    userAuthentication: { endpoint: '/broadcasting/user-auth', ...auth },
  }
}

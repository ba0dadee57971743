import { expect, it } from 'vitest'
import { clientOptions, type EchoOptions } from './connect-echo.ts'

const own = { authEndpoint: '/live/auth', key: 'k', transports: ['ws', 'wss', 'xhr_polling'], service: null } as const
const options = (needs: Partial<EchoOptions>) =>
  clientOptions({
    settings: own,
    place: { protocol: 'http:', hostname: 'localhost', port: '3000' },
    authHeaders: () => ({}),
    ...needs,
  })

it('connects to the host of the page over each allowed transport', () => {
  expect(options({})).toMatchObject({
    wsHost: 'localhost',
    httpHost: 'localhost',
    wsPort: 3000,
    httpPort: 3000,
    forceTLS: false,
    enabledTransports: ['ws', 'xhr_polling'],
    channelAuthorization: { endpoint: '/live/auth' },
  })
})

it('uses TLS only where the port does', () => {
  const secure = { protocol: 'https:', hostname: 'work.example', port: '' }
  expect(options({ place: secure }).enabledTransports).toEqual(['ws', 'wss', 'xhr_polling'])
})

it('uses the default port when the page has none', () => {
  const secure = { protocol: 'https:', hostname: 'work.example', port: '' }
  expect(options({ place: secure })).toMatchObject({ wssPort: 443, httpsPort: 443, forceTLS: true })
  expect(options({ place: { ...secure, protocol: 'http:' } })).toMatchObject({ wsPort: 80, forceTLS: false })
})

it('connects to an external service where there is one, whatever the page', () => {
  const service = { socketHost: 'ws.example', httpHost: 'http.example', port: null, isSecure: true }
  expect(options({ settings: { ...own, service } })).toMatchObject({
    wsHost: 'ws.example',
    httpHost: 'http.example',
    wssPort: 443,
    forceTLS: true,
  })
})

it('authorizes every channel with the session’s headers, and sends no statistics', () => {
  const { channelAuthorization, userAuthentication, ...others } = options({
    authHeaders: () => ({ Authorization: 'Bearer t' }),
  })
  for (const permission of [channelAuthorization, userAuthentication]) {
    if (!permission || !('headersProvider' in permission)) throw new Error('There is no provider of headers')
    expect(permission.headersProvider?.()).toEqual({ Authorization: 'Bearer t' })
  }
  expect(others).not.toHaveProperty('enableStats')
})

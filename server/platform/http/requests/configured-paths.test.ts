import { expect, it } from 'vitest'
import { aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp } from '#server/test-app.ts'
import { personChannelOf } from '../../realtime/testing/raw-events.builder.ts'

it('without a user endpoint and a CSRF header, tokens still sign people in', async () => {
  const test = await createTestApp({
    USER_ENDPOINT: 'off',
    CSRF_HEADER: 'off',
    AUTH_MODE: 'token',
    CORS_ORIGINS: 'https://app.example',
  })
  const person = await aPerson(test, { isSignedIn: false })
  const { token } = (await test.visitor().signIn(person)).json<{ token: string }>()
  const headers = { authorization: `Bearer ${token}` }
  expect((await test.app.inject({ url: '/api/user', headers })).json()).toMatchObject({ email: person.email })
  const preflight = await test.app.inject({
    method: 'OPTIONS',
    url: '/api/user',
    headers: { origin: 'https://app.example', 'access-control-request-method': 'GET' },
  })
  expect(preflight.headers['access-control-allow-headers']).toMatch(/^X-Timezone, /)
  expect((await test.app.inject({ method: 'POST', url: '/logout', headers })).statusCode).toBe(204)
  await test.close()
})

it('the identity and channel authorization are also served at the configured paths', async () => {
  const test = await createTestApp({ USER_ENDPOINT: '/me', REALTIME_AUTH_ENDPOINT: '/live/auth' })
  const { visitor, id } = await aVerifiedTalent(test)
  for (const path of ['/me', '/me?fresh=1', '/api/user']) expect((await visitor.get(path)).json()).toMatchObject({ id })
  const listening = { socket_id: '1.1', channel_name: personChannelOf(id) }
  expect((await visitor.post('/live/auth', listening)).json()).toHaveProperty('auth')
  expect((await test.visitor().get('/me')).statusCode).toBe(401)
  await test.close()
})

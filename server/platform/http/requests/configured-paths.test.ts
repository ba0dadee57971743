import { expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp } from '#server/test-app.ts'
import { personChannelOf } from '../../realtime/testing/raw-events.builder.ts'

it('the identity and channel authorization are also served at the configured paths', async () => {
  const test = await createTestApp({ USER_ENDPOINT: '/me', REALTIME_AUTH_ENDPOINT: '/live/auth' })
  const { visitor, id } = await aVerifiedTalent(test)
  for (const path of ['/me', '/me?fresh=1', '/api/user']) expect((await visitor.get(path)).json()).toMatchObject({ id })
  const listening = { socket_id: '1.1', channel_name: personChannelOf(id) }
  expect((await visitor.post('/live/auth', listening)).json()).toHaveProperty('auth')
  expect((await test.visitor().get('/me')).statusCode).toBe(401)
  await test.close()
})

import { expect, it } from 'vitest'
import { newSecret, printSecret, signedHeaders } from './webhook-signature.ts'

it('signs like the example of Standard Webhooks', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const at = new Date(1_614_265_330_000)
  expect(signedHeaders(secret, { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body: '{"test": 2432232314}' })).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('prints secrets with their prefix', () => {
  expect(printSecret(newSecret())).toMatch(/^whsec_[\w+/]{43}=$/)
})

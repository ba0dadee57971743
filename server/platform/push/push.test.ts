import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptPush } from './encrypt-push.ts'
import { createVapid } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

it('encrypts the example of RFC 8291 to the same bytes', () => {
  const browser = {
    publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    secret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const known = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  }
  expect(encryptPush('When I grow up, I want to be a watermelon', browser, known).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('signs who pushes, for one server and for hours', () => {
  const vapid = createVapid('a key for tests that is long enough to be one', 'https://work.example')
  const now = new Date('2026-01-01T00:00:00Z')
  const [, token = '', key = ''] =
    /^vapid t=(.+), k=(.+)$/.exec(vapid.authorization('https://push.example/x', now)) ?? []
  expect(key).toBe(vapid.publicKey)
  const [head, claims, signature = ''] = token.split('.')
  expect(JSON.parse(bytes(claims ?? '').toString())).toEqual({
    aud: 'https://push.example',
    exp: now.getTime() / 1000 + 12 * 3600,
    sub: 'https://work.example',
  })
  const point = bytes(key)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ format: 'jwk', key: jwk })
  const content = Buffer.from(`${head}.${claims}`)
  expect(verify('sha256', content, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true)
})

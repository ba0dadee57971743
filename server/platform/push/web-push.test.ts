import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { encryptPush, vapidAuthorization, vapidKeys } from './web-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

type Browser = { privateKey: Buffer; publicKey: string; secret: string }

/** Decrypts a push as a browser does, straight from RFC 8291 and RFC 8188. */
function decryptAsBrowser(body: Buffer, browser: Browser): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const senderKey = body.subarray(21, 21 + keyLength)
  const own = createECDH('prime256v1')
  own.setPrivateKey(browser.privateKey)
  const derive = (material: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey])
  const material = derive(own.computeSecret(senderKey), bytes(browser.secret), info, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 }).setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(21 + keyLength, -16)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  expect(padded[end]).toBe(2)
  return padded.toString('utf8', 0, end)
}

describe('a push', () => {
  it('is decrypted by this test as RFC 8291 says', () => {
    const browser = {
      privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
      publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      secret: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const example = bytes(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
    expect(decryptAsBrowser(example, browser)).toBe('When I grow up, I want to be a watermelon')
  })

  it.each(['{"title":"An offer for you"}', 'Ça y est 🎉', 'x'.repeat(3_000)])(
    'can be decrypted by its browser: %s',
    (text) => {
      const pair = createECDH('prime256v1')
      const publicKey = pair.generateKeys('base64url')
      const browser = { privateKey: pair.getPrivateKey(), publicKey, secret: randomBytes(16).toString('base64url') }
      const body = encryptPush(text, browser)
      expect(decryptAsBrowser(body, browser)).toBe(text)
      expect(() => decryptAsBrowser(body, { ...browser, secret: randomBytes(16).toString('base64url') })).toThrow(
        'unable to authenticate',
      )
      expect(encryptPush(text, browser)).not.toEqual(body)
    },
  )
})

describe('the signature of a push', () => {
  const site = { appKey: 'a key for tests that is long enough to be one', siteUrl: 'https://work.example' }
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is valid for one push service and a few hours', () => {
    const now = new Date('2026-01-01T00:00:00Z')
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const [, token = '', key = ''] =
      /^vapid t=(.+), k=(.+)$/.exec(vapidAuthorization('https://push.example/x', site)) ?? []
    expect(key).toBe(vapidKeys(site.appKey).publicKey)
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

  it('has the same key across releases: browsers keep the public key they subscribed with', () => {
    expect(vapidKeys(site.appKey).publicKey).toBe(
      'BCq9C_PxtPtZvYdWNrdK4Nq3Aa8tJJBYwMAao4Wq6uYM6s7ulgs_J3IQ8qXDKKGeg6pu40dLd4wZA6BwN1sDZvA',
    )
  })

  it('can be created for a site served over http for testing', () => {
    expect(vapidAuthorization('https://push.example/x', { ...site, siteUrl: 'http://localhost:3000' })).toMatch(
      /^vapid /,
    )
  })
})

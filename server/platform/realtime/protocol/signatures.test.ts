import { createHash } from 'node:crypto'
import nacl from 'tweetnacl'
import { describe, expect, it } from 'vitest'
import { encryptFor } from './encryption.ts'
import {
  bodyHash,
  channelAuth,
  isSameSignature,
  isSocketId,
  type RealtimeApp,
  requestSignature,
  sharedSecret,
  userAuth,
} from './signatures.ts'

const app: RealtimeApp = {
  id: '3',
  key: '278d425bdf160c739803',
  secret: '7ad3773142a6692b25b8',
  masterKey: Buffer.alloc(32, 7),
}

describe('signatures follow the protocol', () => {
  it('for a private channel', () => {
    expect(channelAuth(app, '1234.1234', 'private-foobar')).toBe(
      '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
    )
  })

  it('for a presence channel, over the exact text that is sent', () => {
    const data = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}'
    expect(channelAuth(app, '1234.1234', 'presence-foobar', data)).toBe(
      '278d425bdf160c739803:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
    )
  })

  it('for a user who signs in', () => {
    expect(userAuth(app, '1234.1234', '{"id":"12345"}')).toBe(
      '278d425bdf160c739803:4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba',
    )
  })

  it('for an API call', () => {
    const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}'
    expect(bodyHash(body)).toBe('ec365a775a4cd0599faeb73354201b6f')
    const query = {
      auth_key: app.key,
      auth_timestamp: '1353088179',
      auth_version: '1.0',
      body_md5: bodyHash(body),
      auth_signature: 'not signed itself',
    }
    expect(requestSignature(app.secret, { method: 'POST', path: '/apps/3/events', query })).toBe(
      'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
    )
  })

  it('a missing, shorter or different signature does not match', () => {
    for (const given of [undefined, null, '', 'abc', 'abcdeg', 'abcdef '])
      expect(isSameSignature(given, 'abcdef')).toBe(false)
    expect(isSameSignature('abcdef', 'abcdef')).toBe(true)
  })
})

describe('encrypted channels', () => {
  it('derive their secret from their name and the master key', () => {
    const expected = createHash('sha256').update(Buffer.concat([Buffer.from('private-encrypted-a'), app.masterKey]))
    expect(sharedSecret(app, 'private-encrypted-a')).toEqual(expected.digest())
  })

  it('can only be decrypted with that secret', () => {
    const sealed = JSON.parse(encryptFor(app, 'private-encrypted-a', 'ünder us')) as {
      nonce: string
      ciphertext: string
    }
    const [nonce, box] = [Buffer.from(sealed.nonce, 'base64'), Buffer.from(sealed.ciphertext, 'base64')]
    const opened = nacl.secretbox.open(box, nonce, sharedSecret(app, 'private-encrypted-a'))
    expect(Buffer.from(opened ?? []).toString()).toBe('ünder us')
    expect(nacl.secretbox.open(box, nonce, sharedSecret(app, 'private-encrypted-b'))).toBeNull()
  })
})

it.each([
  ['1.1', true],
  ['123456.654321', true],
  ['1234', false],
  ['1.a', false],
  ['1.1\n', false],
  [11, false],
])('%j as a socket id: %j', (value, isOne) => {
  expect(isSocketId(value)).toBe(isOne)
})

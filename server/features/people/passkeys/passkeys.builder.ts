// A software authenticator: creates and uses passkeys like a browser.

import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { TEST_URL } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import {
  type Passkey,
  type PasskeyAssertion,
  type PasskeyRegistration,
  passkeys,
} from '#shared/features/people/passkeys/passkeys.contract.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

type CreationOptions = { challenge: string; user: { id: string } }
type RequestOptions = { challenge: string }
type Deviation = { origin?: string; host?: string; isVerified?: boolean }

export class TestAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #credentialId = randomBytes(32)
  #userHandle = ''
  #counter = 0

  make({ challenge, user }: CreationOptions, deviation: Deviation = {}): PasskeyRegistration {
    this.#userHandle = user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#credentialId.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#credentialId, this.#publicKey()])
    const authData = Buffer.concat([this.#head(deviation, HAS_KEY), credential])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ])
    return {
      ...this.#names(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  use({ challenge }: RequestOptions, deviation: Deviation = {}): PasskeyAssertion {
    const authData = this.#head(deviation, 0)
    const client = clientData('webauthn.get', challenge, deviation)
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
    return {
      ...this.#names(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
        userHandle: this.#userHandle,
      },
    }
  }

  /** Behaves like a clone, whose counter lags behind. */
  rewindCounter(): void {
    this.#counter = 0
  }

  #names() {
    const id = this.#credentialId.toString('base64url')
    return { id, rawId: id, type: 'public-key' } as const
  }

  #head({ host = new URL(TEST_URL).hostname, isVerified = true }: Deviation, flag: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    const flags = Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | flag])
    return Buffer.concat([createHash('sha256').update(host).digest(), flags, counter])
  }

  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ])
  }
}

export async function aPasskey(visitor: Visitor): Promise<{ authenticator: TestAuthenticator; passkey: Passkey }> {
  const authenticator = new TestAuthenticator()
  const options = (await visitor.post(passkeys.askToMake.path)).json<CreationOptions>()
  const added = await visitor.post(passkeys.add.path, { answer: authenticator.make(options) })
  if (added.statusCode !== 201) throw new Error(`The passkey could not be added: ${added.body}`)
  return { authenticator, passkey: added.json<Passkey>() }
}

function clientData(type: string, challenge: string, { origin = TEST_URL }: Deviation): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff])
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()])

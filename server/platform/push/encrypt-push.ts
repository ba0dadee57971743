// What is pushed passes through the server of the browser's maker, so it is encrypted for the browser alone (RFC 8291).

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'
const RECORD_SIZE = 4096
/** Marks the last record. */
const END = Buffer.from([2])

export type PushKeys = { publicKey: Buffer; secret: Buffer }

/** The key pair and the salt are new for every message; only a test knows them before. */
export function encryptPush(
  text: string,
  browser: PushKeys,
  { privateKey, salt = randomBytes(16) }: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer {
  const own = createECDH(CURVE)
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const ownPublic = own.getPublicKey()
  const shared = own.computeSecret(browser.publicKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.publicKey, ownPublic])
  const material = derive(shared, browser.secret, info, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const hidden = Buffer.concat([cipher.update(text), cipher.update(END), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.from([ownPublic.length]), ownPublic, hidden])
}

const derive = (material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length))

// CMS signatures for PDF (PAdES): made with the installation's own key, checked without any service.

import { createHash, randomBytes, webcrypto } from 'node:crypto'
import { Integer, ObjectIdentifier, OctetString, Sequence, Utf8String } from 'asn1js'
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  type ICryptoEngine,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  Time,
  TimeType,
} from 'pkijs'

// The library's types lag behind the platform's, which know newer methods that it never calls.
const engine = new CryptoEngine({ name: 'node', crypto: webcrypto }) as unknown as ICryptoEngine
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
const YEARS = 30
const YEAR_MS = 365.25 * 86_400_000

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  commonName: '2.5.4.3',
}

const sha256 = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(createHash('sha256').update(bytes).digest()).buffer

const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer

/**
 * UTCTime has two digits for the year: from 2050 on it would mean a hundred years earlier. GeneralizedTime may hold fractions of
 * a second, but certificates must not have them, and some readers take those that do for expired.
 */
const timeOf = (at: Date): Time => {
  const value = new Date(Math.floor(at.getTime() / 1000) * 1000)
  return new Time({ type: value.getUTCFullYear() < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime, value })
}

/** A self-signed certificate: whoever checks a document gets it from the installation itself. */
export async function createKey(name: string, now: Date): Promise<{ certificate: Buffer; privateKey: Buffer }> {
  const pair = await webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: bytesOf(Buffer.from([1, ...randomBytes(15)])) })
  for (const party of [certificate.subject, certificate.issuer])
    party.typesAndValues.push(
      new AttributeTypeAndValue({ type: oid.commonName, value: new Utf8String({ value: name }) }),
    )
  certificate.notBefore = timeOf(now)
  certificate.notAfter = timeOf(new Date(now.getTime() + YEARS * YEAR_MS))
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey, engine)
  await certificate.sign(pair.privateKey, 'SHA-256', engine)
  const exported = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)
  return { certificate: Buffer.from(certificate.toSchema(true).toBER()), privateKey: Buffer.from(exported) }
}

type SigningKey = { certificate: Buffer; privateKey: Buffer }

const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] })

/** Signs the bytes without containing them. The time is in the PDF: PAdES forbids it here. */
export async function signDetached({ certificate, privateKey }: SigningKey, content: Uint8Array): Promise<Buffer> {
  const key = await webcrypto.subtle.importKey('pkcs8', bytesOf(privateKey), CURVE, false, ['sign'])
  const signer = Certificate.fromBER(bytesOf(certificate))
  const certificateHash = new Sequence({ value: [new OctetString({ valueHex: sha256(certificate) })] })
  const attributes = [
    attribute(oid.contentType, new ObjectIdentifier({ value: oid.data })),
    attribute(oid.messageDigest, new OctetString({ valueHex: sha256(content) })),
    attribute(oid.signingCertificateV2, new Sequence({ value: [new Sequence({ value: [certificateHash] })] })),
  ]
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [signer],
  })
  await signed.sign(key, 0, 'SHA-256', undefined, engine)
  const info = new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) })
  return Buffer.from(info.toSchema().toBER())
}

/** Whether this certificate's key signed exactly these bytes. */
export async function isSignedBy(certificate: Buffer, signature: Buffer, content: Uint8Array): Promise<boolean> {
  try {
    const info = ContentInfo.fromBER(bytesOf(signature))
    const signed = new SignedData({ schema: info.content })
    const [signer] = signed.certificates ?? []
    if (!(signer instanceof Certificate) || !Buffer.from(signer.toSchema(true).toBER()).equals(certificate))
      return false
    return await signed.verify({ signer: 0, data: bytesOf(Buffer.from(content)), checkChain: false }, engine)
  } catch {
    // Not a CMS signature, or one that was tampered with.
    return false
  }
}

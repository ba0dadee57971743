// A PDF with one signature over the whole file (PAdES, ETSI.CAdES.detached).

import { SignPdf } from '@signpdf/signpdf'
import { Signer } from '@signpdf/utils'
import { finishDocument } from '#server/platform/documents/finish-document.ts'
import { isSignedBy, signDetached } from './cms.ts'

/** Room for the certificate and the signature, in bytes. */
const SIGNATURE_BYTES = 4_096
// The library looks for this text and replaces it with the ranges that are signed.
const UNKNOWN = '**********'

type FormDocument = Omit<PDFKit.PDFDocument, 'page' | 'ref'> & {
  page: { annotations: unknown[]; dictionary: unknown }
  _root: { data: { AcroForm: { data: Record<string, unknown> & { Fields: unknown[] } } } }
  ref(data: object): { end(): void }
}

type Key = { certificate: Buffer; privateKey: Buffer }

export async function sealPdf(
  given: PDFKit.PDFDocument,
  { key, name, at }: { key: Key; name: string; at: Date },
): Promise<Buffer> {
  const doc = given as unknown as FormDocument
  const seal = doc.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
    Contents: Buffer.alloc(SIGNATURE_BYTES),
    // A plain string would become a PDF name.
    Name: Object(name) as unknown,
    M: at,
  })
  const widget = doc.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: [0, 0, 0, 0],
    V: seal,
    T: Object('Seal') as unknown,
    // Printed, but locked and without an appearance.
    F: 132,
    P: doc.page.dictionary,
  })
  doc.page.annotations.push(widget)
  doc.initForm()
  const form = doc._root.data.AcroForm.data
  form.Fields.push(widget)
  form['SigFlags'] = 3
  delete form['NeedAppearances']
  seal.end()
  widget.end()
  return new SignPdf().sign(await finishDocument(given), new KeySigner(key))
}

class KeySigner extends Signer {
  readonly #key: Key
  constructor(key: Key) {
    super()
    this.#key = key
  }
  override sign(content: Buffer): Promise<Buffer> {
    return signDetached(this.#key, content)
  }
}

const RANGE = /\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/

/** True if the file carries one signature of this certificate that covers all of it and is intact. */
export async function isIntact(file: Buffer, certificate: Buffer): Promise<boolean> {
  const found = RANGE.exec(file.toString('latin1'))
  const [first, second, rest] = (found?.slice(1) ?? []).map(Number)
  if (first === undefined || second === undefined || rest === undefined) return false
  if (first >= second || second + rest !== file.length) return false
  // The only part that the signature does not cover is its own place in the file: written by us, so only our spelling of it is intact.
  const hex = /^<([0-9a-f]+)>$/.exec(file.subarray(first, second).toString('latin1'))?.[1]
  if (hex === undefined) return false
  const padded = Buffer.from(hex, 'hex')
  const signature = withoutPadding(padded)
  if (padded.subarray(signature.length).some((byte) => byte !== 0)) return false
  const content = Buffer.concat([file.subarray(0, first), file.subarray(second)])
  return isSignedBy(certificate, signature, content)
}

/** The length is in the header: a SEQUENCE of more than 255 bytes has two bytes of it. */
function withoutPadding(padded: Buffer): Buffer {
  if (padded[0] !== 0x30 || padded[1] !== 0x82) return padded
  return padded.subarray(0, 4 + padded.readUInt16BE(2))
}

// The member agreement as a PDF: every clause, the signature, and how to check it. In English, like the text that was signed.

import { stamp } from '#server/features/hiring/offers/documents/sealed-files.service.ts'
import { type DocumentWriter, writeDocument } from '#server/platform/documents/document-writer.ts'
import { agreementClauses } from '#shared/features/elite/elite/elite-agreement.ts'
import { DRAWING_HEIGHT, DRAWING_WIDTH } from '#shared/features/hiring/offers/offer-limits.ts'
import type { SignatureRow } from '../elite.queries.ts'

type AgreementFacts = {
  code: string
  signature: SignatureRow
  /** Of the clauses. */
  hash: string
  siteTitle: string
  verifyUrl: string
}

export function writeAgreement(facts: AgreementFacts): Promise<DocumentWriter> {
  const { code, signature, siteTitle } = facts
  const title = `Elite member agreement of ${siteTitle}`
  const info = { title, code, language: 'en', createdAt: signature.createdAt }
  return writeDocument(info, {}, (writer) => writeContent(writer, facts))
}

function writeContent(writer: DocumentWriter, { code, signature, hash, siteTitle, verifyUrl }: AgreementFacts): void {
  const { name, version, method, drawing, createdAt, ipPrefix, chainHash } = signature
  writer.heading('Elite member agreement', 18)
  writer.row('Between', siteTitle)
  writer.row('and', name)
  writer.row('Version', String(version))
  for (const { title, text } of agreementClauses) {
    writer.heading(title, 11)
    writer.text(text)
  }
  writer.heading('Signature')
  if (drawing) writer.drawing(drawing, { width: 160, grid: { width: DRAWING_WIDTH, height: DRAWING_HEIGHT } })
  writer.text(name, { size: 13 })
  writer.small(stamp(createdAt))
  writer.newPage()
  writer.heading('Certificate', 18)
  writer.text(
    `This file is sealed with a digital signature of ${siteTitle}. Anybody can check it at ${verifyUrl} with the code below, or by uploading the file there. If a single byte has changed, the check says so.`,
  )
  writer.gap(8)
  writer.row('Code', code)
  writer.row('SHA-256 of the text', hash)
  writer.row('Method', method === 'drawn' ? 'Drawn and typed' : 'Typed')
  writer.row('Time', stamp(createdAt))
  if (ipPrefix) writer.row('Network', ipPrefix)
  writer.row('SHA-256 of the signature', chainHash)
  writer.footers((page, of) => `Code ${code} · Page ${page} of ${of}`)
}

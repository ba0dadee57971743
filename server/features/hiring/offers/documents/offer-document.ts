// The contract as a PDF: the terms, the letter, both signatures, and a certificate page that says how to check it. The exact data
// is attached as offer.json.

import type { I18n } from '@lingui/core'
import { type DocumentWriter, writeDocument } from '#server/platform/documents/document-writer.ts'
import { DRAWING_HEIGHT, DRAWING_WIDTH } from '#shared/features/hiring/offers/offer-limits.ts'
import type { OfferEvent } from '#shared/features/hiring/offers/offer-status.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { type TermName, termNames } from '#shared/features/hiring/offers/offer-terms.ts'
import { eventLabels, termLabels, termText } from './document-text.ts'
import { stamp } from './sealed-files.service.ts'

type DocumentSignature = {
  role: 'talent' | 'company'
  name: string
  method: 'typed' | 'drawn'
  drawing: string | null
  at: Date
  chainHash: string
  ipPrefix: string | null
}

type DocumentFacts = {
  code: string
  company: string
  talent: string
  terms: OfferTerms
  version: number
  hash: string
  signatures: readonly DocumentSignature[]
  history: readonly { at: Date; event: OfferEvent }[]
  /** Where anybody can check the document. */
  verifyUrl: string
  siteTitle: string
  at: Date
}

const ownPart: readonly TermName[] = ['currency', 'period', 'letter', 'title']

/** `code` is empty for a preview, which is not signed yet. */
export function writeOffer(i18n: I18n, facts: DocumentFacts): Promise<DocumentWriter> {
  const { company, terms, code } = facts
  const title = i18n._({
    id: 'offers.pdf.heading',
    message: 'Offer: {role} at {company}',
    values: { role: terms.title, company },
  })
  const info = { title, code, language: i18n.locale, createdAt: facts.at }
  return writeDocument(info, {}, (writer) => {
    writer.heading(title, 18)
    writeContent(i18n, writer, facts)
  })
}

function writeContent(i18n: I18n, writer: DocumentWriter, facts: DocumentFacts): void {
  const { company, talent, terms, code } = facts
  writer.row(i18n._({ id: 'offers.pdf.company', message: 'Company' }), company)
  writer.row(i18n._({ id: 'offers.pdf.candidate', message: 'Candidate' }), talent)
  writer.heading(i18n._({ id: 'offers.pdf.terms', message: 'Terms' }))
  const labels = termLabels(i18n)
  for (const name of termNames.filter((one) => !ownPart.includes(one))) {
    const text = termText(i18n, name, terms)
    if (text !== '') writer.row(labels[name], text)
  }
  writer.heading(i18n._({ id: 'offers.pdf.letter', message: 'Letter' }))
  writer.text(terms.letter)
  writeSignatures(i18n, writer, facts)
  if (code !== '') writeCertificate(i18n, writer, facts)
  writer.footers((page, of) =>
    i18n._({
      id: 'offers.pdf.footer',
      message: '{code, select, none {Not signed yet} other {Code {code}}} · Page {page} of {of}',
      values: { code: code === '' ? 'none' : code, page, of },
    }),
  )
  if (code !== '') attach(writer, facts)
}

function writeSignatures(i18n: I18n, writer: DocumentWriter, { signatures, company }: DocumentFacts): void {
  if (signatures.length === 0) return
  writer.heading(i18n._({ id: 'offers.pdf.signatures', message: 'Signatures' }))
  for (const { role, name, drawing, at } of signatures) {
    if (drawing) writer.drawing(drawing, { width: 160, grid: { width: DRAWING_WIDTH, height: DRAWING_HEIGHT } })
    writer.text(name, { size: 13 })
    writer.small(
      role === 'company'
        ? i18n._({ id: 'offers.pdf.for_company', message: 'for {company}, {at}', values: { company, at: stamp(at) } })
        : i18n._({ id: 'offers.pdf.by_candidate', message: 'the candidate, {at}', values: { at: stamp(at) } }),
    )
    writer.gap(8)
  }
}

function writeCertificate(i18n: I18n, writer: DocumentWriter, facts: DocumentFacts): void {
  writer.newPage()
  writer.heading(i18n._({ id: 'offers.pdf.certificate', message: 'Certificate' }), 18)
  writer.text(
    i18n._({
      id: 'offers.pdf.how',
      message:
        'This file is sealed with a digital signature of {site}. Anybody can check it at {url} with the code below, or by uploading the file there. If a single byte has changed, the check says so.',
      values: { site: facts.siteTitle, url: facts.verifyUrl },
    }),
  )
  writer.gap(8)
  writer.row(i18n._({ id: 'offers.pdf.code', message: 'Code' }), facts.code)
  writer.row(i18n._({ id: 'offers.pdf.version', message: 'Version' }), i18n.number(facts.version))
  writer.row(i18n._({ id: 'offers.pdf.hash', message: 'SHA-256 of the terms' }), facts.hash)
  for (const { role, name, method, at, chainHash, ipPrefix } of facts.signatures) {
    writer.heading(
      role === 'company'
        ? i18n._({ id: 'offers.pdf.company_signature', message: 'Signature of the company' })
        : i18n._({ id: 'offers.pdf.candidate_signature', message: 'Signature of the candidate' }),
      11,
    )
    writer.row(i18n._({ id: 'offers.pdf.name', message: 'Name' }), name)
    writer.row(
      i18n._({ id: 'offers.pdf.method', message: 'Method' }),
      method === 'drawn'
        ? i18n._({ id: 'offers.pdf.drawn', message: 'Drawn and typed' })
        : i18n._({ id: 'offers.pdf.typed', message: 'Typed' }),
    )
    writer.row(i18n._({ id: 'offers.pdf.time', message: 'Time' }), stamp(at))
    if (ipPrefix) writer.row(i18n._({ id: 'offers.pdf.network', message: 'Network' }), ipPrefix)
    writer.row(i18n._({ id: 'offers.pdf.chain', message: 'SHA-256 of the signature' }), chainHash)
  }
  writer.heading(i18n._({ id: 'offers.pdf.history', message: 'History' }), 11)
  const labels = eventLabels(i18n)
  for (const { at, event } of facts.history) writer.row(stamp(at), labels[event])
}

/** Whoever reads it with a machine gets the values that were signed, not a layout. */
function attach(
  { doc }: DocumentWriter,
  { code, company, talent, terms, version, hash, signatures }: DocumentFacts,
): void {
  const signed = signatures.map(({ role, name, method, at, chainHash }) => ({
    role,
    name,
    method,
    at: at.toISOString(),
    chainHash,
  }))
  const data = JSON.stringify({ code, company, talent, version, hash, terms, signatures: signed }, null, 2)
  doc.file(Buffer.from(data), { name: 'offer.json', type: 'application/json' })
}

// Documents of offers: a preview while it is open, the sealed contract once both sides have signed, and the check anybody can make.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { hidesNames } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { finishDocument } from '#server/platform/documents/finish-document.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { readCode } from '#shared/features/hiring/offers/document-code.ts'
import type { DocumentCheck, DocumentFactsView } from '#shared/features/hiring/offers/documents.contract.ts'
import { offerEventNames } from '#shared/features/hiring/offers/offer-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { offerSideOf } from '../company/offer-side.service.ts'
import { isOwnOffer } from '../offers.policy.ts'
import { presentCard } from '../offers.presenter.ts'
import { type OfferRow, selectOffer, selectOfferEvents, selectSignatures, selectVersions } from '../offers.queries.ts'
import { findRecord } from '../records/records.service.ts'
import { findCertificates } from './document-key.service.ts'
import { insertDocument, selectDocument, selectDocumentByCode, selectDocumentByHash } from './documents.queries.ts'
import { writeOffer } from './offer-document.ts'
import { findSealedElsewhere } from './sealed-elsewhere.service.ts'
import { hashOf, newCode, sealFile } from './sealed-files.service.ts'
import { isIntact } from './sealed-pdf.ts'

async function compose(db: Db, { config, url, clock }: Platform, offer: OfferRow, code: string) {
  const card = await presentCard(db, offer)
  const version = found((await selectVersions(db, [offer.id])).find(({ number }) => number === offer.version))
  const signatures = await selectSignatures(db, offer.id, offer.version)
  const events = await selectOfferEvents(db, offer.id)
  const { locale } = await findPerson(db, offer.talentId)
  return writeOffer(i18nFor(chooseLocale(locale)), {
    code,
    company: card.company.name,
    talent: card.talent.name,
    terms: version.terms,
    version: offer.version,
    hash: version.hash,
    signatures: signatures.map((row) => ({ ...row, at: row.createdAt })),
    history: events.flatMap(({ event, createdAt }) => {
      const known = offerEventNames.find((name) => name === event)
      return known ? [{ event: known, at: createdAt }] : []
    }),
    verifyUrl: `${url}/verify-document`,
    siteTitle: config.siteTitle,
    at: clock.now(),
  })
}

/** In the transaction that completes the offer; does nothing if it exists. */
export async function sealDocument(tx: Db, platform: Platform, offer: OfferRow): Promise<void> {
  if (await selectDocument(tx, offer.id)) return
  const code = newCode()
  const sealed = await sealFile(tx, platform, await compose(tx, platform, offer, code))
  await insertDocument(tx, { offerId: offer.id, code, ...sealed })
}

async function readDocument(db: Db, platform: Platform, offer: OfferRow): Promise<Buffer> {
  const sealed = await selectDocument(db, offer.id)
  if (sealed) return sealed.content
  return finishDocument((await compose(db, platform, offer, '')).doc)
}

export async function readOwnDocument(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<Buffer> {
  const offer = found(await selectOffer(db, id))
  ensure(isOwnOffer(viewer, offer), 'not_found')
  return readDocument(db, platform, offer)
}

export async function readCompanyDocument(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<Buffer> {
  const offer = found(await selectOffer(db, id))
  await offerSideOf(db, viewer, offer)
  // It is signed with a name.
  ensure(!(await hidesNames(db, viewer, offer.jobId)), 'not_found')
  return readDocument(db, platform, offer)
}

/** Neither names nor pay: whoever has the code may have found it on somebody's desk. */
async function presentDocument(
  db: Db,
  { offerId, code, sha256, createdAt }: { offerId: Id; code: string; sha256: string; createdAt: Date },
): Promise<DocumentFactsView> {
  const card = await presentCard(db, found(await selectOffer(db, offerId)))
  return {
    kind: 'offer',
    code,
    company: card.company.name,
    role: card.terms.title,
    sha256,
    sealedAt: createdAt.toISOString(),
  }
}

async function findByCode(db: Db, platform: Platform, code: string): Promise<DocumentFactsView | null> {
  const offer = await selectDocumentByCode(db, code)
  if (offer) return presentDocument(db, offer)
  return (await findRecord(db, { code })) ?? findSealedElsewhere(db, platform, { code })
}

export async function showDocument(db: Db, platform: Platform, code: string): Promise<DocumentFactsView> {
  return found(await findByCode(db, platform, found(readCode(code))))
}

// In the document's information dictionary, which is not compressed.
const CODE_IN_FILE = /\(([0-9A-Z]{5}(?:-[0-9A-Z]{5}){3})\)/

export async function checkDocument(db: Db, platform: Platform, file: Buffer): Promise<DocumentCheck> {
  const sha256 = hashOf(file)
  const offer = await selectDocumentByHash(db, sha256)
  const known = offer
    ? await presentDocument(db, offer)
    : ((await findRecord(db, { sha256 })) ?? (await findSealedElsewhere(db, platform, { sha256 })))
  if (known) return { verdict: 'genuine', document: known }
  const code = CODE_IN_FILE.exec(file.toString('latin1'))?.[1]
  const original = code === undefined ? null : await findByCode(db, platform, code)
  // Not the same bytes as the original, whatever its signature covers.
  if (original) return { verdict: 'changed', document: original }
  // Deleted here together with an account, but the seal proves itself.
  for (const certificate of await findCertificates(db))
    if (await isIntact(file, certificate)) return { verdict: 'genuine', document: null }
  return { verdict: 'unknown', document: null }
}

import { findContacts, findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { currentRates } from '#server/features/base/exchange-rates/exchange-rates.service.ts'
import { findOfferApplication } from '#server/features/hiring/applications/offer-steps/offer-steps.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findCompanyNames } from '#server/features/people/companies/facts/company-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type OfferEvent, offerEventNames } from '#shared/features/hiring/offers/offer-status.ts'
import { changedTerms } from '#shared/features/hiring/offers/offer-terms.ts'
import type {
  OfferCard,
  OfferDetail,
  OfferHistoryEntry,
  OfferVersion,
} from '#shared/features/hiring/offers/offer-view.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectDocumentMeta } from './documents/documents.queries.ts'
import {
  type OfferEventRow,
  type OfferRow,
  selectCounters,
  selectOfferEvents,
  selectSignatures,
  selectVersions,
  type VersionRow,
} from './offers.queries.ts'
import { rangeVerdict } from './pay-facts.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** In the given order. */
export async function presentCards(db: Db, rows: readonly OfferRow[]): Promise<OfferCard[]> {
  const unique = (ids: readonly Id[]): Id[] => [...new Set(ids)]
  // Sequential: a transaction has a single connection.
  const versions = await selectVersions(
    db,
    rows.map(({ id }) => id),
  )
  const jobs = await findJobCards(db, unique(rows.map(({ jobId }) => jobId)))
  const companies = await findCompanyNames(db, unique(rows.map(({ companyId }) => companyId)))
  const talents = await findContacts(db, unique(rows.map(({ talentId }) => talentId)))
  return rows.map((row) => ({
    id: row.id,
    applicationId: row.applicationId,
    status: row.status,
    job: { id: row.jobId, title: found(jobs.find(({ id }) => id === row.jobId)).title },
    company: { id: row.companyId, name: found(companies.find(({ id }) => id === row.companyId)).name },
    talent: {
      name: talents.get(row.talentId)?.name ?? '',
      timeZone: talents.get(row.talentId)?.timeZone ?? 'UTC',
    },
    version: row.version,
    terms: found(versions.find(({ offerId, number }) => offerId === row.id && number === row.version)).terms,
    sentAt: iso(row.sentAt),
    expiresAt: iso(row.expiresAt),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

export const presentCard = async (db: Db, row: OfferRow): Promise<OfferCard> =>
  found((await presentCards(db, [row]))[0])

type Audience = 'talent' | 'company'

/** The company's internal steps stay internal. */
export async function presentDetail(
  db: Db,
  platform: Pick<Platform, 'db' | 'clock'>,
  row: OfferRow,
  audience: Audience,
): Promise<OfferDetail> {
  const card = await presentCard(db, row)
  const versions = await selectVersions(db, [row.id])
  const counters = await selectCounters(db, row.id)
  const signatures = await selectSignatures(db, row.id, row.version)
  const events = await selectOfferEvents(db, row.id)
  const names = await findVerifiedNames(db, [...new Set(events.flatMap(({ actorId }) => actorId ?? []))])
  const publishedPay = (await findOfferApplication(db, row.applicationId))?.sent.job.pay ?? null
  const rates = await currentRates(platform)
  const file = await selectDocumentMeta(db, row.id)
  return {
    ...card,
    versions: presentVersions(versions),
    counters: counters.map(({ id, version, changes, message, outcome, createdAt }) => ({
      id,
      version,
      changes,
      message,
      outcome,
      at: createdAt.toISOString(),
    })),
    extension: presentExtension(row),
    signatures: signatures.map(({ role, name, method, drawing, createdAt }) => ({
      role,
      name,
      method,
      drawing,
      at: createdAt.toISOString(),
    })),
    history: presentHistory(events, names, audience),
    viewedAt: iso(row.viewedAt),
    declineReason: row.declineReason,
    declineNote: row.declineNote,
    withdrawNote: row.withdrawNote,
    publishedPay,
    rangeVerdict: rangeVerdict(card.terms, publishedPay, rates),
    document: file && { code: file.code, sha256: file.sha256, size: file.size },
  }
}

const presentVersions = (rows: readonly VersionRow[]): OfferVersion[] =>
  rows.map(({ number, terms, hash, sentAt }, place) => ({
    number,
    terms,
    hash,
    changed: changedTerms(rows[place - 1]?.terms ?? terms, terms),
    sentAt: iso(sentAt),
  }))

const presentExtension = (row: OfferRow): OfferDetail['extension'] =>
  row.extensionUntil && row.extensionAskedAt
    ? {
        until: row.extensionUntil,
        reason: row.extensionReason,
        askedAt: row.extensionAskedAt.toISOString(),
        isGranted: row.isExtensionGranted,
      }
    : null

const internalEvents: readonly string[] = ['submit', 'return', 'approve'] satisfies readonly OfferEvent[]

function presentHistory(
  events: readonly OfferEventRow[],
  names: ReadonlyMap<Id, string>,
  audience: Audience,
): OfferHistoryEntry[] {
  return events
    .filter(({ event }) => audience === 'company' || !internalEvents.includes(event))
    .flatMap(({ event, actorRole, actorId, createdAt }) => {
      const known = offerEventNames.find((name) => name === event)
      const actor = (['talent', 'company', 'system'] as const).find((role) => role === actorRole)
      if (!known || !actor) return []
      return { event: known, actor, name: (actorId && names.get(actorId)) ?? '', at: createdAt.toISOString() }
    })
}

// Contracts with people who have deleted their account: what the company keeps of them.

import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { OfferRecord, OfferRecordsQuery } from '#shared/features/hiring/offers/company-offers.contract.ts'
import type { DocumentFactsView } from '#shared/features/hiring/offers/documents.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { canReadOffers } from '../offers.policy.ts'
import { selectRecord, selectRecords } from './records.queries.ts'

export async function listRecords(
  db: Db,
  company: OwnCompany,
  { cursor, limit }: OfferRecordsQuery,
): Promise<Page<OfferRecord>> {
  ensure(canReadOffers({ companyStatus: company.status, memberRole: company.role }))
  const rows = await selectRecords(db, company.id, { before: cursor, limit: limit + 1 })
  return toPage(rows, limit, ({ id, terms, code, sha256, sealedAt }) => ({
    id,
    title: terms.title,
    amount: terms.amount,
    currency: terms.currency,
    period: terms.period,
    startOn: terms.startOn,
    code,
    sha256,
    sealedAt: sealedAt.toISOString(),
  }))
}

export async function findRecord(
  db: Db,
  wanted: { code: string } | { sha256: string },
): Promise<DocumentFactsView | null> {
  const record = await selectRecord(db, wanted)
  if (!record) return null
  const company = found((await findCompanies(db, [record.companyId]))[0])
  const { code, sha256, sealedAt, terms } = record
  return { kind: 'offer', code, company: company.name, role: terms.title, sha256, sealedAt: sealedAt.toISOString() }
}

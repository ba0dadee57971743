import type { Db } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type {
  CompanyBilling,
  OwnBilling,
  ShownBilling,
  ShownCompanyBilling,
} from '#shared/features/market/invoices/billing.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canUseCompanyBilling } from '../invoices.policy.ts'
import { boughtBy, boughtFor, soldBy } from '../invoices.queries.ts'
import { issueWaiting } from '../issuing/issuing.service.ts'
import {
  type BillingRow,
  saveCompanyBilling,
  savePersonBilling,
  selectCompanyBilling,
  selectPersonBilling,
} from './billing.queries.ts'

const presentCompany = ({ name, street, postcode, city, country, vatId }: CompanyBilling): ShownCompanyBilling => ({
  name,
  street,
  postcode,
  city,
  country,
  vatId,
})

const presentOwn = (row: BillingRow): ShownBilling => ({
  name: row.name,
  street: row.street,
  postcode: row.postcode,
  city: row.city,
  country: row.country,
  vatId: row.vatId,
  taxNumber: row.taxNumber,
  tax: row.tax,
  taxRate: row.taxRate / 100,
  reverseCharge: row.reverseCharge,
  taxNote: row.taxNote,
  payWithin: row.payWithin,
  payTo: row.payTo,
})

export async function showOwnBilling(db: Db, viewer: { id: Id }): Promise<{ details: ShownBilling | null }> {
  const row = await selectPersonBilling(db, viewer.id)
  return { details: row && presentOwn(row) }
}

/** Invoices that waited for these details are issued, in the order in which their orders were completed. */
export async function saveOwnBilling(
  platform: Platform,
  viewer: { id: Id },
  details: OwnBilling,
): Promise<{ details: ShownBilling }> {
  const { id } = viewer
  const updatedAt = platform.clock.now()
  await transaction(platform.db, async (tx) => {
    await savePersonBilling(tx, id, { ...details, taxRate: Math.round(details.taxRate * 100), updatedAt })
    await issueWaiting(tx, platform, soldBy(id))
    await issueWaiting(tx, platform, boughtBy(id))
  })
  return { details }
}

export async function showCompanyBilling(
  db: Db,
  company: OwnCompany,
): Promise<{ details: ShownCompanyBilling | null }> {
  ensure(canUseCompanyBilling(company.role))
  const row = await selectCompanyBilling(db, company.id)
  return { details: row && presentCompany(row) }
}

export async function changeCompanyBilling(
  platform: Platform,
  company: OwnCompany,
  details: CompanyBilling,
): Promise<{ details: ShownCompanyBilling }> {
  ensure(canUseCompanyBilling(company.role))
  await transaction(platform.db, async (tx) => {
    await saveCompanyBilling(tx, company.id, { ...details, updatedAt: platform.clock.now() })
    await issueWaiting(tx, platform, boughtFor(company.id))
  })
  return { details: presentCompany(details) }
}

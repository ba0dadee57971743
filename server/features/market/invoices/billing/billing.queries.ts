import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { billingDetails } from '../invoices.tables.ts'

export type BillingRow = typeof billingDetails.$inferSelect
type NewBilling = Omit<typeof billingDetails.$inferInsert, 'id' | 'personId' | 'companyId'>

export async function selectPersonBilling(db: Db, personId: Id): Promise<BillingRow | null> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.personId, personId))
  return row ?? null
}

export async function selectCompanyBilling(db: Db, companyId: Id): Promise<BillingRow | null> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.companyId, companyId))
  return row ?? null
}

export async function savePersonBilling(tx: Db, personId: Id, details: NewBilling): Promise<void> {
  await tx
    .insert(billingDetails)
    .values({ ...details, personId })
    .onConflictDoUpdate({ target: billingDetails.personId, set: details })
}

export async function saveCompanyBilling(tx: Db, companyId: Id, details: NewBilling): Promise<void> {
  await tx
    .insert(billingDetails)
    .values({ ...details, companyId })
    .onConflictDoUpdate({ target: billingDetails.companyId, set: details })
}

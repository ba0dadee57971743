import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { eliteAgreements } from '../elite.tables.ts'

type AgreementRow = typeof eliteAgreements.$inferSelect

/** Does nothing if it has already been sealed. */
export async function insertAgreement(tx: Db, row: typeof eliteAgreements.$inferInsert): Promise<void> {
  await tx.insert(eliteAgreements).values(row).onConflictDoNothing()
}

export async function selectAgreement(db: Db, applicationId: Id): Promise<AgreementRow | null> {
  const [row] = await db.select().from(eliteAgreements).where(eq(eliteAgreements.applicationId, applicationId))
  return row ?? null
}

const { code, sha256, createdAt } = eliteAgreements
const facts = { code, sha256, createdAt }

/** Without the file itself. */
export async function selectSealed(
  db: Db,
  wanted: { code: string } | { sha256: string },
): Promise<Pick<AgreementRow, keyof typeof facts> | null> {
  const [row] = await db
    .select(facts)
    .from(eliteAgreements)
    .where('code' in wanted ? eq(code, wanted.code) : eq(sha256, wanted.sha256))
  return row ?? null
}

export const selectAgreementsOf = (db: Db, personId: Id): Promise<{ id: Id; applicationId: Id }[]> =>
  db
    .select({ id: eliteAgreements.id, applicationId: eliteAgreements.applicationId })
    .from(eliteAgreements)
    .where(eq(eliteAgreements.personId, personId))

import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { CompanionEnding } from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { demoCompanions } from './demo-companion.tables.ts'

export async function selectEnding(db: Db, personId: Id): Promise<CompanionEnding | null> {
  const [row] = await db.select().from(demoCompanions).where(eq(demoCompanions.personId, personId))
  return row?.ending ?? null
}

export async function saveEnding(db: Db, personId: Id, ending: CompanionEnding): Promise<void> {
  await db
    .insert(demoCompanions)
    .values({ personId, ending })
    .onConflictDoUpdate({ target: demoCompanions.personId, set: { ending } })
}

export async function deleteEnding(db: Db, personId: Id): Promise<void> {
  await db.delete(demoCompanions).where(eq(demoCompanions.personId, personId))
}

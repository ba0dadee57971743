import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applications } from '../applications.tables.ts'

export const selectEarlierSubmissions = (
  db: Db,
  talentId: Id,
  limit: number,
): Promise<{ sent: SentForm; submittedAt: Date }[]> =>
  db
    .select({ sent: applications.sent, submittedAt: applications.submittedAt })
    .from(applications)
    .where(eq(applications.talentId, talentId))
    .orderBy(desc(applications.submittedAt))
    .limit(limit)

export async function selectParties(db: Db, applicationId: Id) {
  const { jobId, talentId, companyId, status, endedAt } = applications
  const [row] = await db
    .select({ jobId, talentId, companyId, status, endedAt })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return row ?? null
}

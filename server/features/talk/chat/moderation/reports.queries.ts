import { and, asc, count, eq, gt, min, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isOpenReport, type ReportStatus } from '#shared/features/talk/chat/report-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { conversations, messageReports, messages } from '../chat.tables.ts'

type ReportRow = typeof messageReports.$inferSelect
export type ReportedMessage = {
  report: ReportRow
  message: typeof messages.$inferSelect
  conversation: typeof conversations.$inferSelect
}

const whole = (db: Db) =>
  db
    .select({ report: messageReports, message: messages, conversation: conversations })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))

export async function selectReport(db: Db, id: Id): Promise<ReportedMessage | null> {
  const [row] = await whole(db).where(eq(messageReports.id, id))
  return row ?? null
}

export const selectReports = (
  db: Db,
  { status, after, limit }: { status: ReportStatus; after: Id | undefined; limit: number },
): Promise<ReportedMessage[]> =>
  whole(db)
    .where(and(eq(messageReports.status, status), after === undefined ? undefined : gt(messageReports.id, after)))
    .orderBy(asc(messageReports.id))
    .limit(limit)

export async function selectOpenFigures(db: Db, lateBefore: Date) {
  const isLate = sql`${messageReports.createdAt} < ${lateBefore.toISOString()}::timestamptz`
  const [row] = await db
    .select({
      waiting: count(),
      late: count(sql`case when ${isLate} then 1 end`),
      oldestAt: min(messageReports.createdAt),
    })
    .from(messageReports)
    .where(statusIn(messageReports.status, isOpenReport))
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}

// Operators' handling of reports. They see the reported message with all its versions, and nothing else of the conversation.

import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findReadyFiles } from '#server/features/base/files/files.service.ts'
import { recordAudit, recordLooks } from '#server/features/base/operations/audit.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { MessageReport, MessageReportsQuery } from '#shared/features/talk/chat/chat-ops.contract.ts'
import { isOpenReport, messageReportMachine, type ReportDecision } from '#shared/features/talk/chat/report-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { canModerate } from '../chat.policy.ts'
import { messageReportEvents, messageReports } from '../chat.tables.ts'
import { lockConversation, updateConversation } from '../conversations/conversations.queries.ts'
import { changeMessage, emptyMessage } from '../messages/changing.service.ts'
import { selectAttachments, selectVersions } from '../messages/messages.queries.ts'
import { postNotice } from '../messages/notices.service.ts'
import { type ReportedMessage, selectReport, selectReports } from './reports.queries.ts'

export async function listReports(
  db: Db,
  platform: Pick<Platform, 'clock'>,
  viewer: Viewer,
  query: MessageReportsQuery,
): Promise<Page<MessageReport>> {
  ensure(canModerate(viewer))
  const rows = await selectReports(db, { status: query.status, after: query.cursor, limit: query.limit + 1 })
  const page = toPage(await presentReports(db, rows), query.limit, (one) => one)
  const seen = page.items.map(({ id }) => id)
  await recordLooks(db, platform, viewer, MESSAGE_REPORTS, seen)
  return page
}

/** The name of the queue, and of what the audit log is about. */
export const MESSAGE_REPORTS = 'message-reports'

/** Of two operators who decide at once, the second gets a conflict. */
export async function decideOnReport(
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { decision, reason }: { decision: ReportDecision; reason?: string },
): Promise<MessageReport> {
  ensure(canModerate(viewer))
  return transaction(platform.db, async (tx) => {
    const reported = found(await selectReport(tx, id))
    await transition(tx, {
      machine: messageReportMachine,
      table: messageReports,
      events: messageReportEvents,
      id,
      from: reported.report.status,
      event: decision,
      actor: { role: 'operator', id: viewer.id },
    })
    if (decision === 'remove') await removeMessage(tx, platform, reported)
    if (decision === 'freeze') await freeze(tx, platform, reported.conversation.id)
    const after = found(await selectReport(tx, id))
    await recordAudit(tx, platform, {
      actor: viewer,
      action: `message_report.${decision}`,
      subject: { kind: MESSAGE_REPORTS, id },
      before: { status: reported.report.status },
      after: { status: after.report.status },
      reason,
    })
    return found((await presentReports(tx, [after]))[0])
  })
}

async function removeMessage(tx: Db, platform: Platform, { message }: ReportedMessage): Promise<void> {
  const before = message.deletedAt
  await changeMessage(tx, platform, message.id, async (_tx, row) =>
    row.deletedAt === null ? emptyMessage(tx, row, platform.clock.now()) : null,
  )
  if (before === null) await postNotice(tx, platform, message.conversationId, { name: 'message_removed' })
}

async function freeze(tx: Db, platform: Platform, conversationId: Id): Promise<void> {
  const { frozenAt } = found(await lockConversation(tx, conversationId))
  if (frozenAt !== null) return
  await updateConversation(tx, conversationId, { frozenAt: platform.clock.now() })
  await postNotice(tx, platform, conversationId, { name: 'frozen' })
}

export async function unfreeze(platform: Platform, viewer: Viewer, conversationId: Id): Promise<void> {
  ensure(canModerate(viewer))
  await transaction(platform.db, async (tx) => {
    const { frozenAt } = found(await lockConversation(tx, conversationId))
    if (frozenAt === null) return
    await updateConversation(tx, conversationId, { frozenAt: null })
    await recordAudit(tx, platform, {
      actor: viewer,
      action: 'conversation.unfreeze',
      subject: { kind: 'conversation', id: conversationId },
      before: { isFrozen: true },
      after: { isFrozen: false },
    })
    await postNotice(tx, platform, conversationId, { name: 'unfrozen' })
  })
}

/** Null once it has been decided. */
export async function findOpenReport(db: Db, id: Id): Promise<MessageReport | null> {
  const reported = await selectReport(db, id)
  if (!reported || !isOpenReport(reported.report.status)) return null
  const [report] = await presentReports(db, [reported])
  return report ?? null
}

export async function listOpenReports(
  db: Db,
  page: { after: Id | undefined; limit: number },
): Promise<MessageReport[]> {
  return presentReports(db, await selectReports(db, { status: 'open', ...page }))
}

async function presentReports(db: Db, rows: readonly ReportedMessage[]): Promise<MessageReport[]> {
  const messageIds = rows.map(({ message }) => message.id)
  const people = rows.flatMap(({ report, message }) => [
    report.reporterId,
    ...(message.senderId ? [message.senderId] : []),
  ])
  const names = await findContacts(db, [...new Set(people)])
  const person = (id: Id) => ({ id, name: names.get(id)?.name ?? '' })
  const versions = Map.groupBy(await selectVersions(db, messageIds), ({ messageId }) => messageId)
  const attached = await selectAttachments(db, messageIds)
  const files = await findReadyFiles(
    db,
    attached.map(({ fileId }) => fileId),
  )
  return rows.map(({ report, message, conversation }) => ({
    id: report.id,
    reason: report.reason,
    note: report.note,
    reporter: person(report.reporterId),
    reportedAt: report.createdAt.toISOString(),
    status: report.status,
    can: eventsFor(messageReportMachine, report.status, 'operator'),
    conversation: { id: conversation.id, kind: conversation.kind, isFrozen: conversation.frozenAt !== null },
    message: {
      id: message.id,
      kind: message.kind,
      sender: message.senderId === null ? null : person(message.senderId),
      body: message.body,
      versions: (versions.get(message.id) ?? []).map(({ body, createdAt }) => ({
        body,
        until: createdAt.toISOString(),
      })),
      files: attached
        .filter(({ messageId }) => messageId === message.id)
        .flatMap(({ fileId }) => files.get(fileId)?.name ?? []),
      risks: message.risks,
      at: message.createdAt.toISOString(),
    },
  }))
}

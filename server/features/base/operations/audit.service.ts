// The audit log: what operators did and looked at. Every feature with an operator endpoint records it here.

import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AuditEntry, AuditFacts, AuditQuery } from '#shared/features/base/operations/operations.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { type AuditRow, insertAudit, LOOK, selectAudit, selectSeen } from './audit.queries.ts'

/** `label`: the name of a company or the title of a job; never text about a person, because entries are kept. */
export type AuditSubject = { kind: string; id: Id; label?: string }

export type AuditRecord = {
  actor: { id: Id }
  action: string
  subject: AuditSubject
  before?: AuditFacts
  after?: AuditFacts
  reason?: string | undefined
}

/** In the transaction of what it records. */
export const recordAudit = (
  tx: Db,
  { clock }: { clock: Clock },
  { actor, action, subject, before, after, reason }: AuditRecord,
): Promise<void> =>
  insertAudit(tx, [
    {
      actorId: actor.id,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectLabel: subject.label ?? '',
      before: before ?? null,
      after: after ?? null,
      reason: reason || null,
      createdAt: clock.now(),
    },
  ])

/** Automatic refreshes do not count as another view, and automatic saves not as another edit. */
const SAME_SITTING = 15 * MINUTE

/** For autosave: one entry per sitting, not one per sentence. */
export async function recordEdit(tx: Db, platform: { clock: Clock }, record: AuditRecord): Promise<void> {
  const { actor, action, subject } = record
  const since = new Date(platform.clock.now().getTime() - SAME_SITTING)
  const seen = await selectSeen(tx, actor.id, { action, subjectIds: [subject.id], since })
  if (!seen.has(subject.id)) await recordAudit(tx, platform, record)
}

/** For subjects that hold something private. */
export async function recordLooks(
  db: Db,
  { clock }: { clock: Clock },
  actor: { id: Id },
  kind: string,
  subjectIds: readonly Id[],
): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - SAME_SITTING)
  const seen = await selectSeen(db, actor.id, { action: LOOK, subjectIds, since })
  await insertAudit(
    db,
    subjectIds
      .filter((id) => !seen.has(id))
      .map((subjectId) => ({
        actorId: actor.id,
        action: LOOK,
        subjectKind: kind,
        subjectId,
        subjectLabel: '',
        createdAt: now,
      })),
  )
}

/** The endpoint's guard admits operators only. */
export async function listAudit(db: Db, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { actor, subject, cursor, limit } = query
  const rows = await selectAudit(db, { actor, subject, before: cursor, limit: limit + 1 })
  return toPage(await presentAudit(db, rows), limit, (entry) => entry)
}

export async function presentAudit(db: Db, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const people = await findContacts(db, [...new Set(rows.map((row) => row.actorId))])
  return rows.map((row) => {
    const actor = people.get(row.actorId)
    return {
      id: row.id,
      actor: actor ? { id: actor.id, name: actor.name } : null,
      action: row.action,
      subject: { kind: row.subjectKind, id: row.subjectId, label: row.subjectLabel },
      before: row.before,
      after: row.after,
      reason: row.reason,
      at: row.createdAt.toISOString(),
    }
  })
}

import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { AuditEntry, ShownCase } from '#shared/features/base/operations/operations.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { carryOut } from './cases/carry-out.service.ts'
import { caseDecisions } from './operations.tables.ts'

export const casePath = (queue: string, id: string, part: '' | '/claim' | '/decision' = '') =>
  `/ops/api/queues/${queue}/cases/${id}${part}`

export const showCase = async (operator: BuiltPerson, queue: string, id: string): Promise<ShownCase> =>
  (await operator.visitor.get(casePath(queue, id))).json<ShownCase>()

/** Decides on the case as it is now. */
export async function decide(
  operator: BuiltPerson,
  { queue, id }: { queue: string; id: string },
  body: { choice: string; reason?: string; note?: string },
) {
  const version = (await showCase(operator, queue, id)).case?.version ?? ''
  return operator.visitor.put(casePath(queue, id, '/decision'), { version, ...body })
}

/** The undo period is over. */
export async function carryOutAll({ platform }: TestApp): Promise<void> {
  for (const { id } of await platform.db.select().from(caseDecisions)) await carryOut(platform, id)
}

export const auditOf = async (operator: BuiltPerson, subject: string): Promise<AuditEntry[]> =>
  (await operator.visitor.get(`/ops/api/audit-log?subject=${subject}`)).json<Page<AuditEntry>>().items

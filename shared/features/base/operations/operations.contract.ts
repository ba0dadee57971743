import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id, named } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { caseFile, caseSummary } from '#shared/operator-case.ts'
import { MAX_CASE_NOTE, MAX_CASE_REASON, MAX_TRAIL } from './operations-limits.ts'

const instant = z.iso.datetime()
const MAX_NAME = 40

const queue = z
  .object({
    name: z.string(),
    title: z.string(),
    /** The screen on which its cases are decided. */
    href: z.string(),
    waiting: z.int(),
    /** Cases past their deadline. */
    late: z.int(),
    oldestAt: instant.nullable(),
    promisedHours: z.int(),
  })
  .meta({ id: 'CaseQueue' })
export type Queue = z.output<typeof queue>

const overview = z
  .object({
    queues: z.array(queue),
    /** In the last 24 hours. */
    decided: z.int(),
  })
  .meta({ id: 'OperatorOverview' })
export type Overview = z.output<typeof overview>

const claim = z.object({ name: z.string(), isYou: z.boolean(), until: instant })

const listedCase = caseSummary
  .extend({
    claim: claim.nullable(),
    isLate: z.boolean(),
    /** Somebody has decided, and can still undo it. */
    isDecided: z.boolean(),
    /** Somebody proposed a decision that a second operator has to confirm. */
    isProposed: z.boolean(),
  })
  .meta({ id: 'ListedCase' })
export type ListedCase = z.output<typeof listedCase>

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()])
const facts = z.record(z.string(), fact)
export type AuditFacts = z.output<typeof facts>

const auditEntry = z
  .object({
    id,
    /** Null when the account has been deleted. */
    actor: named.nullable(),
    action: z.string(),
    subject: z.object({ kind: z.string(), id, label: z.string() }),
    before: facts.nullable(),
    after: facts.nullable(),
    reason: z.string().nullable(),
    at: instant,
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof auditEntry>

const proposal = z.object({
  choice: z.string(),
  label: z.string(),
  name: z.string(),
  isYou: z.boolean(),
  reason: z.string(),
  at: instant,
})

const shownCase = z
  .object({
    /** Null once it has been decided. */
    case: caseFile
      .extend({
        claim: claim.nullable(),
        isLate: z.boolean(),
        /** Takes effect when somebody else takes the same decision. */
        proposal: proposal.nullable(),
        /** The choices that a second operator has to confirm. */
        needSecond: z.array(z.string()),
      })
      .nullable(),
    /** Decided, and not carried out yet. */
    decision: z
      .object({ choice: z.string(), name: z.string(), isYou: z.boolean(), isProposal: z.boolean(), dueAt: instant })
      .nullable(),
    /** Newest first. */
    trail: z.array(auditEntry).max(MAX_TRAIL),
  })
  .meta({ id: 'OperatorCase' })
export type ShownCase = z.output<typeof shownCase>

const optionalText = (max: number) => z.string().trim().max(max).default('')

export const caseDecision = z.object({
  choice: z.string().min(1).max(MAX_NAME),
  version: z.string().max(100),
  /** Shown to the people affected. */
  reason: optionalText(MAX_CASE_REASON),
  /** For the audit log only. */
  note: optionalText(MAX_CASE_NOTE),
})
export type CaseDecision = z.output<typeof caseDecision>

const queueName = z.string().max(MAX_NAME)
const oneCase = z.object({ queue: queueName, id })

const auditQuery = pageQuery.extend({
  cursor: id.optional(),
  actor: id.optional(),
  subject: id.optional(),
})
export type AuditQuery = z.output<typeof auditQuery>

export const operations = {
  overview: endpoint({
    method: 'GET',
    path: '/ops/api/queues',
    guard: 'operator',
    summary: 'What waits in each queue, and for how long.',
    response: overview,
  }),
  cases: endpoint({
    method: 'GET',
    path: '/ops/api/queues/:queue/cases',
    guard: 'operator',
    summary: 'The cases of a queue, longest waiting first.',
    params: z.object({ queue: queueName }),
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(listedCase),
  }),
  show: endpoint({
    method: 'GET',
    path: '/ops/api/queues/:queue/cases/:id',
    guard: 'operator',
    summary: 'A case with its evidence, the choices and its history. Looking at private content is recorded.',
    params: oneCase,
    response: shownCase,
  }),
  claim: endpoint({
    method: 'PUT',
    path: '/ops/api/queues/:queue/cases/:id/claim',
    guard: 'operator',
    summary: 'Claims a case, so that nobody else decides it meanwhile. Claims expire.',
    params: oneCase,
    response: shownCase,
  }),
  release: endpoint({
    method: 'DELETE',
    path: '/ops/api/queues/:queue/cases/:id/claim',
    guard: 'operator',
    summary: 'Gives up your claim.',
    params: oneCase,
    response: nothing,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/ops/api/queues/:queue/cases/:id/decision',
    guard: 'operator',
    summary: 'Decides a case. It is carried out a few seconds later, unless it is undone.',
    params: oneCase,
    body: caseDecision,
    response: shownCase,
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/ops/api/queues/:queue/cases/:id/decision',
    guard: 'operator',
    summary: 'Undoes your decision before it is carried out.',
    params: oneCase,
    response: shownCase,
  }),
  audit: endpoint({
    method: 'GET',
    path: '/ops/api/audit-log',
    guard: 'operator',
    summary: 'What operators did and looked at, newest first.',
    query: auditQuery,
    response: pageOf(auditEntry),
  }),
}

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { textRisks } from '#shared/kit/text/text-risks.ts'
import { conversationKinds, messageKinds, reportReasons } from './chat-limits.ts'
import { conversation } from './conversation.contract.ts'
import { reportDecisions, reportStatuses } from './report-status.ts'

const person = z.object({ id, name: z.string() })

const report = z
  .object({
    id,
    reason: z.enum(reportReasons),
    note: z.string(),
    reporter: person,
    reportedAt: z.iso.datetime(),
    status: z.enum(reportStatuses),
    can: z.array(z.enum(reportDecisions)),
    conversation: z.object({ id, kind: z.enum(conversationKinds), isFrozen: z.boolean() }),
    message: z.object({
      id,
      kind: z.enum(messageKinds),
      sender: person.nullable(),
      /** The current text; '' if it was deleted. */
      body: z.string(),
      /** Earlier versions, oldest first. */
      versions: z.array(z.object({ body: z.string(), until: z.iso.datetime() })),
      files: z.array(z.string()),
      risks: z.array(z.enum(textRisks)),
      at: z.iso.datetime(),
    }),
  })
  .meta({ id: 'MessageReport' })
export type MessageReport = z.infer<typeof report>

const reportsQuery = pageQuery.extend({ cursor: id.optional(), status: z.enum(reportStatuses).default('open') })
export type MessageReportsQuery = z.output<typeof reportsQuery>

const supportQuery = pageQuery.extend({
  cursor: id.optional(),
  /** `waiting`: the last message is from the person who asked. */
  filter: z.enum(['all', 'waiting']).default('all'),
})
export type SupportQuery = z.output<typeof supportQuery>

const byId = z.object({ id })

export const chatOps = {
  reports: endpoint({
    method: 'GET',
    path: '/ops/api/message-reports',
    guard: 'operator',
    summary: 'Reported messages with all their versions, longest waiting first.',
    query: reportsQuery,
    response: pageOf(report),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/ops/api/message-reports/:id/decision',
    guard: 'operator',
    summary: 'Dismisses a report, removes the message, or closes the conversation.',
    params: byId,
    body: z.object({ decision: z.enum(reportDecisions) }).strict(),
    response: report,
  }),
  unfreeze: endpoint({
    method: 'DELETE',
    path: '/ops/api/conversations/:id/freeze',
    guard: 'operator',
    summary: 'Reopens a closed conversation.',
    params: byId,
    response: nothing,
  }),
  support: endpoint({
    method: 'GET',
    path: '/ops/api/support-conversations',
    guard: 'operator',
    summary: 'Support conversations, latest message first.',
    query: supportQuery,
    response: pageOf(conversation),
  }),
}

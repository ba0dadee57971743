// A report is open until an operator decides: dismiss it, remove the message, or close the conversation.

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const reportStatuses = ['open', 'dismissed', 'removed', 'frozen'] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const reportDecisions = ['dismiss', 'remove', 'freeze'] as const
export type ReportDecision = (typeof reportDecisions)[number]

export const messageReportMachine = statusMachine<ReportStatus, ReportDecision, 'operator'>({
  states: reportStatuses,
  transitions: [
    { from: 'open', event: 'dismiss', to: 'dismissed', by: ['operator'] },
    { from: 'open', event: 'remove', to: 'removed', by: ['operator'] },
    { from: 'open', event: 'freeze', to: 'frozen', by: ['operator'] },
  ],
})

export const isOpenReport = statusPredicates<ReportStatus>()('open')

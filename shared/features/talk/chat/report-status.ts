// A report waits until an operator has looked. What follows is part of the decision: nothing, the message goes, or nobody
// writes in the conversation any more.

import { statusMachine } from '#shared/kit/status-machine.ts'

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

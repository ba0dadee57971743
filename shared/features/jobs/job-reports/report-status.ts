// A report is open until an operator upholds or dismisses it. Consequences for the job are decided separately, on the
// job.

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const reportStatuses = ['open', 'confirmed', 'dismissed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const reportEvents = ['confirm', 'dismiss'] as const
export type ReportEvent = (typeof reportEvents)[number]

export const reportStatusMachine = statusMachine<ReportStatus, ReportEvent, 'operator'>({
  states: reportStatuses,
  transitions: [
    { from: 'open', event: 'confirm', to: 'confirmed', by: ['operator'] },
    { from: 'open', event: 'dismiss', to: 'dismissed', by: ['operator'] },
  ],
})

export const isOpenReport = statusPredicates<ReportStatus>()('open')

// The lifecycle of an export.
//
//   queued ──start──▶ building ──finish──▶ ready ──expire──▶ expired
//      └──────fail───────┴──▶ failed

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const exportStatuses = ['queued', 'building', 'ready', 'expired', 'failed'] as const
export type ExportStatus = (typeof exportStatuses)[number]

export type ExportEvent = 'start' | 'finish' | 'fail' | 'expire'

export const exportStatusMachine = statusMachine<ExportStatus, ExportEvent, 'system'>({
  states: exportStatuses,
  transitions: [
    { from: 'queued', event: 'start', to: 'building', by: ['system'] },
    { from: 'queued', event: 'fail', to: 'failed', by: ['system'] },
    { from: 'building', event: 'finish', to: 'ready', by: ['system'] },
    { from: 'building', event: 'fail', to: 'failed', by: ['system'] },
    { from: 'ready', event: 'expire', to: 'expired', by: ['system'] },
  ],
})

const isOneOf = statusPredicates<ExportStatus>()

export const isQueuedExport = isOneOf('queued')
export const isReadyExport = isOneOf('ready')
export const isExpiredExport = isOneOf('expired')
export const isFailedExport = isOneOf('failed')

/** Pages poll it, and no other can be requested. */
export const isExportInProgress = isOneOf('queued', 'building')

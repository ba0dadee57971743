// The lifecycle of a file.
//
//   uploading ──receive──▶ processing ──accept──▶ ready ──remove──▶ deleted
//       │                      └──────reject──▶ rejected
//       └──expire / remove──▶ deleted

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const fileStatuses = ['uploading', 'processing', 'ready', 'rejected', 'deleted'] as const
export type FileStatus = (typeof fileStatuses)[number]

export type FileEvent = 'receive' | 'accept' | 'reject' | 'expire' | 'remove'

export type FileActor = 'owner' | 'system'

export const fileStatusMachine = statusMachine<FileStatus, FileEvent, FileActor>({
  states: fileStatuses,
  transitions: [
    { from: 'uploading', event: 'receive', to: 'processing', by: ['system'] },
    { from: 'uploading', event: 'expire', to: 'deleted', by: ['system'] },
    { from: 'uploading', event: 'remove', to: 'deleted', by: ['owner'] },
    { from: 'processing', event: 'accept', to: 'ready', by: ['system'] },
    { from: 'processing', event: 'reject', to: 'rejected', by: ['system'] },
    // When the server stops in the middle of processing, the upload expires like any other.
    { from: 'processing', event: 'expire', to: 'deleted', by: ['system'] },
    { from: 'ready', event: 'remove', to: 'deleted', by: ['owner', 'system'] },
  ],
})

const isOneOf = statusPredicates<FileStatus>()

export const isReadyFile = isOneOf('ready')
export const isProcessingFile = isOneOf('processing')
export const isDeletedFile = isOneOf('deleted')

/** Not usable yet, and expires if nothing more arrives. */
export const isUnfinishedFile = isOneOf('uploading', 'processing')

/** Nothing is stored for it, and nothing ever will be. */
export const isLostFile = isOneOf('rejected', 'deleted')

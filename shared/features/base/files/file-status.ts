// The life of a file.
//
//   uploading ──receive──▶ processing ──accept──▶ ready ──remove──▶ deleted
//       │                      └──────refuse──▶ refused
//       └──expire / remove──▶ deleted

import { statusMachine } from '#shared/kit/status-machine.ts'

export const fileStatuses = ['uploading', 'processing', 'ready', 'refused', 'deleted'] as const
export type FileStatus = (typeof fileStatuses)[number]

export type FileEvent = 'receive' | 'accept' | 'refuse' | 'expire' | 'remove'

export type FileActor = 'owner' | 'system'

export const fileStatusMachine = statusMachine<FileStatus, FileEvent, FileActor>({
  states: fileStatuses,
  transitions: [
    { from: 'uploading', event: 'receive', to: 'processing', by: ['system'] },
    { from: 'uploading', event: 'expire', to: 'deleted', by: ['system'] },
    { from: 'uploading', event: 'remove', to: 'deleted', by: ['owner'] },
    { from: 'processing', event: 'accept', to: 'ready', by: ['system'] },
    { from: 'processing', event: 'refuse', to: 'refused', by: ['system'] },
    // A server that stopped in the middle of processing leaves the upload behind; it expires like any other.
    { from: 'processing', event: 'expire', to: 'deleted', by: ['system'] },
    { from: 'ready', event: 'remove', to: 'deleted', by: ['owner', 'system'] },
  ],
})

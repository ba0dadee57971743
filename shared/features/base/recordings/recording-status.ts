// The lifecycle of a recording. One that was cut off by a crash is kept like any other, with whatever has arrived.
//
//   recording ──keep──▶ kept ──discard / erase──▶ discarded
//       └──discard / expire / erase──▶ discarded

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const recordingStatuses = ['recording', 'kept', 'discarded'] as const
export type RecordingStatus = (typeof recordingStatuses)[number]

export type RecordingEvent = 'keep' | 'discard' | 'expire' | 'erase'
export type RecordingActor = 'owner' | 'system'

export const recordingStatusMachine = statusMachine<RecordingStatus, RecordingEvent, RecordingActor>({
  states: recordingStatuses,
  transitions: [
    { from: 'recording', event: 'keep', to: 'kept', by: ['owner'] },
    { from: 'recording', event: 'discard', to: 'discarded', by: ['owner'] },
    { from: 'recording', event: 'expire', to: 'discarded', by: ['system'] },
    { from: 'recording', event: 'erase', to: 'discarded', by: ['system'] },
    { from: 'kept', event: 'discard', to: 'discarded', by: ['owner'] },
    // What the recording was made for no longer exists.
    { from: 'kept', event: 'erase', to: 'discarded', by: ['system'] },
  ],
})

const isOneOf = statusPredicates<RecordingStatus>()

export const isOngoingRecording = isOneOf('recording')
export const isKeptRecording = isOneOf('kept')
export const isDiscardedRecording = isOneOf('discarded')

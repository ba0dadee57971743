// A recording that is kept here, with captions made from the transcript.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { opsTalk } from './ops/ops-talks.contract.ts'

export const talkRecording = {
  content: endpoint({
    method: 'GET',
    path: '/talent/api/talks/:id/recordings/:recordingId',
    guard: 'verified',
    summary: 'The recording of a past talk; ranges are supported.',
    params: z.object({ id, recordingId: id }),
    response: z.string(),
  }),
  captions: endpoint({
    method: 'GET',
    path: '/talent/api/talks/:id/captions',
    guard: 'verified',
    summary: 'The captions of a recording, made from the transcript (WebVTT).',
    params: z.object({ id }),
    response: z.string(),
  }),
}

export const opsTalkRecording = {
  add: endpoint({
    method: 'POST',
    path: '/ops/api/talks/:id/recording',
    guard: 'operator',
    summary: 'Makes an uploaded video or audio file the recording of a talk that is over, instead of an earlier one.',
    params: z.object({ id }),
    body: z.object({ fileId: id }),
    response: opsTalk,
    status: 201,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/ops/api/talks/:id/recording',
    guard: 'operator',
    summary: 'Deletes the recording of a talk.',
    params: z.object({ id }),
    response: opsTalk,
  }),
}

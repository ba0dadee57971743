// Bulk decisions. Each applicant is handled separately: one failure does not block the others.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { otherLanguages } from '#shared/features/people/message-templates/wording.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_BULK, MAX_BULK_MESSAGE } from '../application-kinds.ts'
import { rejection } from '../company-applications.contract.ts'

const ids = z.array(id).min(1).max(MAX_BULK)

const failed = z.array(z.object({ id, name: z.string(), reason: z.string() }))
const outcome = z.object({ done: z.array(id), failed }).meta({ id: 'BulkOutcome' })
export type BulkOutcome = z.output<typeof outcome>

const bulkRejection = rejection.omit({ fromStageId: true }).extend({ ids })
export type BulkRejection = z.output<typeof bulkRejection>

const bulkMessage = z.object({
  ids,
  text: z.string().trim().min(1).max(MAX_BULK_MESSAGE),
  ...otherLanguages(MAX_BULK_MESSAGE),
})
export type BulkMessage = z.output<typeof bulkMessage>

const messagePreview = z
  .object({ messages: z.array(z.object({ id, name: z.string(), text: z.string() })), failed })
  .meta({ id: 'MessagePreview' })
export type MessagePreview = z.output<typeof messagePreview>

const rejectionPreview = z
  .object({
    mails: z.array(
      z.object({
        id,
        name: z.string(),
        subject: z.string(),
        text: z.string(),
        /** The earliest send time, within the applicant’s working hours. */
        dueAt: z.iso.datetime(),
      }),
    ),
    failed,
  })
  .meta({ id: 'RejectionPreview' })
export type RejectionPreview = z.output<typeof rejectionPreview>

export const bulk = {
  move: endpoint({
    method: 'POST',
    path: '/company/api/applicants/move',
    guard: 'company',
    summary: 'Moves applicants of one job to a stage; those who were moved in the meantime stay where they are.',
    body: z.object({
      stageId: id,
      applicants: z
        .array(z.object({ id, fromStageId: id.nullable() }))
        .min(1)
        .max(MAX_BULK),
    }),
    response: outcome,
  }),
  message: endpoint({
    method: 'POST',
    path: '/company/api/applicants/message',
    guard: 'company',
    summary:
      'Sends a message to each applicant, in their own conversation. `{{name}}`, `{{job}}`, `{{company}}` and `{{sender}}` are filled in.',
    body: bulkMessage,
    response: outcome,
  }),
  previewMessage: endpoint({
    method: 'POST',
    path: '/company/api/applicants/message/preview',
    guard: 'company',
    summary: 'The message each applicant would get; changes nothing.',
    body: bulkMessage,
    response: messagePreview,
  }),
  previewRejection: endpoint({
    method: 'POST',
    path: '/company/api/applicants/reject/preview',
    guard: 'company',
    summary: 'The email each applicant would get, and when; changes nothing.',
    body: bulkRejection,
    response: rejectionPreview,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/company/api/applicants/reject',
    guard: 'company',
    summary: 'Rejects applicants with the same reason. Until the emails go out, the rejections can be cancelled.',
    body: bulkRejection,
    response: outcome,
  }),
  cancelRejection: endpoint({
    method: 'POST',
    path: '/company/api/applicants/reject/cancel',
    guard: 'company',
    summary: 'Cancels rejections that have not been sent yet.',
    body: z.object({ ids }),
    response: outcome,
  }),
}

// Applications tracked elsewhere, which the talent maintains by hand.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { outsideStatuses } from './application-kinds.ts'

const day = z.iso.date()

export const outsideFields = z.object({
  company: singleLine(1, 120),
  role: singleLine(1, 140),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable()
    .default(null),
  status: z.enum(outsideStatuses),
  appliedOn: day.nullable().default(null),
  followUpOn: day.nullable().default(null),
  notes: z.string().trim().max(5_000).default(''),
  contacts: z
    .array(z.object({ name: singleLine(1, 120), how: z.string().trim().max(200).default('') }))
    .max(10)
    .default([]),
})
export type OutsideFields = z.output<typeof outsideFields>

const outsideApplication = z
  .object({ id, ...outsideFields.shape, isArchived: z.boolean(), updatedAt: z.iso.datetime() })
  .meta({ id: 'OutsideApplication' })
export type OutsideApplication = z.output<typeof outsideApplication>

const byId = z.object({ id })

export const outsideApplications = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/outside-applications',
    guard: 'verified',
    summary: 'Your applications tracked elsewhere, last changed first, in one page.',
    query: z.object({ isArchived: z.stringbool().default(false) }),
    response: z.array(outsideApplication),
  }),
  add: endpoint({
    method: 'POST',
    path: '/talent/api/outside-applications',
    guard: 'verified',
    summary: 'Tracks an application sent elsewhere.',
    body: outsideFields,
    response: outsideApplication,
    status: 201,
    creates: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/talent/api/outside-applications/:id',
    guard: 'verified',
    summary: 'Updates or archives an application tracked elsewhere.',
    params: byId,
    body: outsideFields.extend({ isArchived: z.boolean().default(false) }),
    response: outsideApplication,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/outside-applications/:id',
    guard: 'verified',
    summary: 'Deletes an application tracked elsewhere.',
    params: byId,
    response: nothing,
  }),
}

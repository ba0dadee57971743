// Hide-names mode: members review a job's applicants without knowing who they are. Revealing the names is logged.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'

const visibility = z
  .object({
    isHidden: z.boolean(),
    /** Who hid or revealed names, latest first. Empty for read-only members. */
    log: z.array(z.object({ by: z.string(), isHidden: z.boolean(), at: z.iso.datetime() })),
  })
  .meta({ id: 'ApplicantNames' })

const byId = z.object({ id })

export const hiddenNames = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/jobs/:id/applicant-names',
    guard: 'company',
    summary: 'Whether you hide the names of a job’s applicants, and who has hidden or shown them.',
    params: byId,
    response: visibility,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/company/api/jobs/:id/applicant-names',
    guard: 'company',
    summary: 'Hides names, contact details, recordings and files of a job’s applicants from you, or shows them again.',
    params: byId,
    body: z.object({ isHidden: z.boolean() }),
    response: visibility,
  }),
}

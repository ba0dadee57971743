import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { consentActions, consentKinds } from './account-kinds.ts'

const consent = z
  .object({
    id,
    kind: z.enum(consentKinds),
    /** Version of the document. */
    version: z.string(),
    action: z.enum(consentActions),
    at: z.iso.datetime(),
    userAgent: z.string(),
    ipPrefix: z.string().nullable(),
  })
  .meta({ id: 'Consent' })
export type Consent = z.infer<typeof consent>

export const consents = {
  list: endpoint({
    method: 'GET',
    path: '/shared/api/settings/consents',
    guard: 'verified',
    summary: 'Your consents, newest first.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(consent),
  }),
}

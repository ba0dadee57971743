// Signed documents, and the check anybody can make. The files themselves are streamed by routes of their own.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_CHECKED_FILE } from './offer-limits.ts'

const documentFacts = z
  .object({
    kind: z.enum(['offer', 'agreement']),
    code: z.string(),
    /** The company, or for an agreement the installation. */
    company: z.string(),
    /** Empty for an agreement. */
    role: z.string(),
    sha256: z.string(),
    sealedAt: z.iso.datetime(),
  })
  .meta({ id: 'SignedDocument' })
export type DocumentFactsView = z.output<typeof documentFacts>

const documentVerdicts = ['genuine', 'changed', 'unknown'] as const

const documentCheck = z
  .object({
    verdict: z.enum(documentVerdicts),
    /** Null if we do not hold it, or no longer. */
    document: documentFacts.nullable(),
  })
  .meta({ id: 'DocumentCheck' })
export type DocumentCheck = z.output<typeof documentCheck>

const base64 = z
  .string()
  .max(Math.ceil((MAX_CHECKED_FILE * 4) / 3) + 4)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

const byId = z.object({ id })

export const documents = {
  show: endpoint({
    method: 'GET',
    path: '/shared/api/documents/:code',
    guard: 'open',
    summary: 'What is known about a signed document, by the code printed on it.',
    params: z.object({ code: z.string().max(60) }),
    response: documentFacts,
    limit: 'strict',
  }),
  check: endpoint({
    method: 'POST',
    path: '/shared/api/document-checks',
    guard: 'open',
    summary: 'Whether a file is a document signed here, byte by byte.',
    body: z.object({ file: base64 }),
    response: documentCheck,
    limit: 'strict',
  }),
  own: endpoint({
    method: 'GET',
    path: '/talent/api/offers/:id/document.pdf',
    guard: 'verified',
    summary: 'Your offer as a PDF: a preview, and the sealed contract once both sides have signed.',
    params: byId,
    response: z.string(),
    limit: 'strict',
  }),
  company: endpoint({
    method: 'GET',
    path: '/company/api/offers/:id/document.pdf',
    guard: 'company',
    summary: 'The offer as a PDF: a preview, and the sealed contract once both sides have signed.',
    params: byId,
    response: z.string(),
    limit: 'strict',
  }),
}

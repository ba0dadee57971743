import { z } from 'zod'
import { companyTokenScopes } from '#shared/access/token-scopes.ts'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { MAX_TOKEN_NAME, tokenLifetimes } from '#shared/features/entry/security/security-limits.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'

const companyToken = z
  .object({
    id,
    name: z.string(),
    scopes: z.array(z.enum(companyTokenScopes)),
    /** Who created it. The token can never do more than this member. */
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'CompanyToken' })
export type CompanyToken = z.output<typeof companyToken>

export const newCompanyToken = z.object({
  name: singleLine(1, MAX_TOKEN_NAME),
  scopes: z.array(z.enum(companyTokenScopes)).min(1).max(companyTokenScopes.length),
  days: z.literal(tokenLifetimes),
})
export type NewCompanyToken = z.output<typeof newCompanyToken>

export const companyTokens = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/tokens',
    guard: 'company',
    summary: 'The API tokens of the company you act for, newest first. Their secrets are never shown again.',
    response: z.object({ items: z.array(companyToken) }),
  }),
  // Accepts no idempotency key: the response, which contains a secret, would be stored for a day.
  create: endpoint({
    method: 'POST',
    path: '/company/api/tokens',
    guard: 'company',
    summary:
      'Creates an API token that acts for the company within its scopes, never beyond your own role, and returns it once.',
    body: newCompanyToken,
    response: z.object({ token: z.string(), details: companyToken }),
    status: 201,
    needsFreshProof: true,
    limit: 'strict',
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/company/api/tokens/:id',
    guard: 'company',
    summary: 'Revokes an API token of the company immediately.',
    params: z.object({ id }),
    response: nothing,
  }),
}

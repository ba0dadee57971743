// Who may call an endpoint at all. What they may do to a particular record is the policy of its feature.

import type { FastifyRequest } from 'fastify'
import { FRESH_PROOF_MINUTES } from '#shared/access/fresh-proof.ts'
import { passes } from '#shared/access/guards.ts'
import { companyScopeFor } from '#shared/access/token-scopes.ts'
import type { Clock } from '../clock.ts'
import { AppError } from './app-error.ts'
import type { App } from './context.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Runs before validation, so that strangers learn nothing about what an endpoint accepts. */
export function enforceGuards(app: App, clock: Clock): void {
  app.addHook('preValidation', async (request) => {
    enforceGuard(request)
    enforceScope(request)
    if (request.routeOptions.config.needsFreshProof) enforceFreshProof(request, clock)
  })
}

function enforceGuard(request: FastifyRequest): void {
  const { guard = 'open', guestError = 'unauthenticated' } = request.routeOptions.config
  if (passes(guard, request.viewer)) return
  if (request.viewer === null) throw new AppError(guestError)
  if (guard === 'guest') throw new AppError('already_signed_in')
  throw new AppError(request.viewer.email_verified_at === null ? 'verification_required' : 'forbidden')
}

/**
 * A token for scripts is limited to its scopes, and never valid for operator endpoints or where fresh proof is needed. A
 * company token is valid for its company's endpoints only.
 */
function enforceScope({ credential, method, routeOptions }: FastifyRequest): void {
  if (credential?.kind !== 'token') return
  const { companyId, isPersonal, scopes } = credential
  if (companyId === null && !isPersonal) return
  const { guard, needsFreshProof, scope } = routeOptions.config
  const needed =
    companyId === null
      ? (scope ?? (readingMethods.has(method) ? 'read' : 'write'))
      : companyScopeFor(method, routeOptions.url ?? '')
  if (needed === null || !scopes.includes(needed) || needsFreshProof || guard === 'operator')
    throw new AppError('token_scope_missing')
}

function enforceFreshProof({ credential }: FastifyRequest, clock: Clock): void {
  const provenAt = credential?.authenticatedAt.getTime() ?? 0
  if (clock.now().getTime() - provenAt > FRESH_PROOF_MINUTES * 60_000) throw new AppError('fresh_proof_required')
}

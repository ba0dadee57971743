// Who may call each endpoint, maintained by hand: server/endpoints.txt is generated from the guards themselves, so it would
// follow a guard that is loosened by mistake.

import type { Guard } from '#shared/access/guards.ts'

/** The default for everything not listed below. */
const byNamespace: readonly (readonly [prefix: string, guard: Guard])[] = [
  ['/talent/api/', 'verified'],
  ['/shared/api/', 'verified'],
  ['/company/api/', 'company'],
  ['/ops/api/', 'operator'],
]

/** `-`: needs no person; authorized by a signature, by a secret of its own or not at all. */
const named: Record<Exclude<Guard, 'company' | 'operator'> | '-', string> = {
  open: `
    GET /sanctum/csrf-cookie
    POST /passkeys/options
    POST /email/verify/link
    POST /email-change/confirm
    POST /email-change/undo
    POST /not-me
    GET /shared/api/mailed-links/:kind/:link
    GET /shared/api/email-change-links/:side
    GET /shared/api/email-undo-links
    GET /shared/api/not-me-links
    GET /shared/api/personal-data/deletion/undo
    POST /shared/api/personal-data/deletion/undo
    GET /shared/api/notifications/mails
    POST /shared/api/notifications/mails
    POST /notifications/stop
    GET /shared/api/job-alerts/stop
    POST /shared/api/job-alerts/stop
    POST /job-alerts/stop
    GET /shared/api/still-hiring
    POST /shared/api/still-hiring
    GET /shared/api/palette
    GET /shared/api/showcase
    GET /shared/api/cities
    GET /shared/api/profiles/:handle
    GET /shared/api/profiles/:handle/proofs
    GET /shared/api/countries
    GET /shared/api/exchange-rates
    GET /shared/api/skills
    GET /shared/api/skill-tests
    GET /shared/api/company-invitation
    POST /shared/api/assessment-links
    GET /shared/api/assessment-invitation
    POST /shared/api/assessment-entries
    GET /shared/api/endorsement-requests
    GET /shared/api/identity-phone
    POST /shared/api/identity-phone/open
    POST /shared/api/identity-phone/photo
    PUT /shared/api/identity-phone/photo
    POST /shared/api/identity-phone/finish
    GET /shared/api/proposals
    POST /shared/api/endorsement-requests/open
    POST /shared/api/endorsement-requests/decline
    POST /shared/api/endorsements
    POST /shared/api/endorsements/withdraw
    GET /shared/api/companies
    GET /shared/api/documents/:code
    POST /shared/api/document-checks
    GET /shared/api/credentials/:id
    GET /shared/api/credentials/:id/badge.jwt
    GET /shared/api/credentials/:id/badge.json
    GET /shared/api/credentials/:id/certificate.pdf
    GET /shared/api/credential-status/:list
    POST /shared/api/credential-checks
    GET /shared/api/companies/:slug
    GET /shared/api/companies/:id/responsiveness
    GET /shared/api/explore
    GET /shared/api/explore/globe
    GET /shared/api/explore/place
    GET /shared/api/jobs
    GET /shared/api/jobs/:id
    GET /shared/api/jobs/:id/similar
    GET /shared/api/jobs/:jobId/applying
    POST /shared/api/jobs/:jobId/applying/guest/proof
    GET /shared/api/sources/:id
    GET /files/:id
    GET /exports/:id
    GET /feeds/:file
    GET /feeds/companies/:file
    GET /calendars/:file
    GET /feeds/searches/:file
    GET /sitemap.xml
    GET /sitemaps/jobs.xml
    GET /sitemaps/pages.xml
    GET /dev/mailbox/:id/html
    GET /shared/api/dev/mailbox
    GET /shared/api/dev/mailbox/:id
    DELETE /shared/api/dev/mailbox`,
  guest: `
    POST /register
    POST /login
    POST /login/code
    POST /login/link
    POST /login/link/use
    POST /login/passkey
    POST /login/second-factor
    POST /forgot-password
    POST /reset-password
    POST /reset-password/code
    POST /shared/api/jobs/:jobId/applying/guest`,
  auth: `
    GET /api/user
    POST /logout
    POST /broadcasting/auth
    POST /broadcasting/user-auth
    POST /email/address
    PUT /email/address
    POST /email/verification-notification
    POST /email/verify
    GET /shared/api/files/:id
    GET /shared/api/files/usage
    DELETE /shared/api/files/:id
    GET /shared/api/files/:id/link
    PATCH /uploads/:id
    DELETE /uploads/:id
    PATCH /shared/api/settings/basics
    POST /shared/api/sources/:id/arrivals
    GET /shared/api/user/devices
    GET /shared/api/user/email-change
    GET /shared/api/user/passkeys
    GET /shared/api/user/security-log
    GET /shared/api/user/tokens
    GET /shared/api/user/two-factor
    GET /shared/api/user/verification
    GET /shared/api/user/ways-in
    POST /user/confirm
    POST /user/confirm/mail
    DELETE /user/devices
    DELETE /user/devices/:id
    DELETE /user/email-change
    POST /user/email-change/confirm
    POST /user/passkeys
    POST /user/passkeys/options
    PUT /user/passkeys/:id
    POST /user/passkeys/:id
    DELETE /user/passkeys/:id
    PUT /user/password
    POST /user/password
    DELETE /user/tokens/:id
    POST /user/two-factor
    POST /user/two-factor/confirm
    POST /user/two-factor/backup-codes
    DELETE /user/two-factor`,
  verified: `
    POST /uploads
    POST /user/email-change
    POST /user/tokens
    POST /company/api/companies`,
  '-': `
    GET /healthz
    GET /readyz
    GET /metrics
    GET /robots.txt
    GET /.well-known/security.txt
    GET /.well-known/did.json
    GET /.well-known/jwks.json
    GET /docs/api/openapi.json
    GET /ingest/ph/*
    POST /ingest/ph/*
    POST /payments/stripe
    POST /apps/:app/events
    POST /apps/:app/batch_events
    GET /apps/:app/channels
    GET /apps/:app/channels/:channel
    GET /apps/:app/channels/:channel/users
    POST /apps/:app/users/:user/terminate_connections
    POST /pusher/app/:key/:server/:session/xhr
    POST /pusher/app/:key/:server/:session/xhr_send
    POST /pusher/app/:key/:server/:session/xhr_streaming`,
}

const guards = new Map(
  Object.entries(named).flatMap(([guard, calls]) =>
    calls
      .trim()
      .split(/\s*\n\s*/)
      .map((call) => [call, guard] as const),
  ),
)

export function expectedGuard(method: string, path: string): string {
  const inNamespace = byNamespace.find(([prefix]) => path.startsWith(prefix))?.[1]
  return guards.get(`${method} ${path}`) ?? inNamespace ?? 'not listed'
}

/** Each of these must exist, otherwise the list is out of date. */
export const namedCalls: readonly string[] = [...guards.keys()]

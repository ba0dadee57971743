// Signed credentials: a person's own, the public page of one, and the check anybody can make. The signed files and the list of
// revoked ones are not JSON of ours, so routes of their own serve them.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { MAX_TOKEN } from './credential-limits.ts'
import { credentialStates } from './credential-state.ts'

const instant = z.iso.datetime()

/** What a credential is given for. */
export const credentialKinds = ['skill_test', 'endorsement', 'course'] as const
export type CredentialKind = (typeof credentialKinds)[number]

const credentialFacts = {
  id,
  kind: z.enum(credentialKinds),
  /** A skill, for example. */
  name: z.string(),
  level: z.int().min(1).max(5).nullable(),
  percent: z.int().min(0).max(100).nullable(),
  issuedAt: instant,
  validUntil: instant.nullable(),
  state: z.enum(credentialStates),
}

const ownCredential = z
  .object({
    ...credentialFacts,
    /** Whether others can open its page. */
    isShown: z.boolean(),
  })
  .meta({ id: 'OwnCredential' })
export type OwnCredential = z.output<typeof ownCredential>

const publicCredential = z
  .object({
    ...credentialFacts,
    /** The name it was issued to. */
    holder: z.string(),
    issuer: z.string(),
    criteria: z.string(),
    revokedAt: instant.nullable(),
    /** False if what is stored no longer matches its signature. */
    isIntact: z.boolean(),
    /** For the holder only; null for everybody else. */
    isShown: z.boolean().nullable(),
  })
  .meta({ id: 'PublicCredential' })
export type PublicCredential = z.output<typeof publicCredential>

const checkVerdicts = [...credentialStates, 'changed', 'unknown'] as const

const credentialCheck = z
  .object({
    /** `changed`: signed here, but not with this content. `unknown`: not signed here. */
    verdict: z.enum(checkVerdicts),
    /** What the signature vouches for; null if it does not match. */
    signed: z
      .object({
        name: z.string(),
        holder: z.string(),
        issuedAt: instant,
        validUntil: instant.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CredentialCheck' })
export type CredentialCheck = z.output<typeof credentialCheck>

const byId = z.object({ id })
/** More lists than a hundred million badges need. */
const byList = z.object({ list: z.coerce.number().int().min(0).max(1000) })

export const credentials = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/credentials',
    guard: 'verified',
    summary: 'Your badges, newest first.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(ownCredential),
  }),
  setShown: endpoint({
    method: 'PUT',
    path: '/talent/api/credentials/:id/visibility',
    guard: 'verified',
    summary: 'Lets others open the page of your badge, or hides it.',
    params: byId,
    body: z.object({ isShown: z.boolean() }),
    response: ownCredential,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/talent/api/credentials/:id/revoke',
    guard: 'verified',
    summary: 'Revokes your badge for good: every later check says so.',
    params: byId,
    response: ownCredential,
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/credentials/:id',
    guard: 'open',
    summary: 'A badge that its holder shows: what it is for, whether it is valid, and whether its signature matches.',
    params: byId,
    response: publicCredential,
  }),
  check: endpoint({
    method: 'POST',
    path: '/shared/api/credential-checks',
    guard: 'open',
    summary: 'Whether a signed credential comes from here, is unchanged, and is still valid.',
    body: z.object({ token: z.string().trim().min(1).max(MAX_TOKEN) }),
    response: credentialCheck,
    limit: 'strict',
  }),
  signedFile: endpoint({
    method: 'GET',
    path: '/shared/api/credentials/:id/badge.jwt',
    guard: 'open',
    summary: 'A badge as a signed JWT (Open Badges 3.0).',
    params: byId,
    response: z.string(),
    limit: 'strict',
  }),
  content: endpoint({
    method: 'GET',
    path: '/shared/api/credentials/:id/badge.json',
    guard: 'open',
    summary: 'What a badge says, as JSON (Open Badges 3.0). The signature is in the JWT.',
    params: byId,
    response: z.string(),
    limit: 'strict',
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/shared/api/credentials/:id/certificate.pdf',
    guard: 'open',
    summary: 'A certificate to print, with a QR code that leads to its page.',
    params: byId,
    response: z.string(),
    limit: 'strict',
  }),
  statusList: endpoint({
    method: 'GET',
    path: '/shared/api/credential-status/:list',
    guard: 'open',
    summary: 'Which badges have been revoked: a bitstring status list as a signed JWT.',
    params: byList,
    response: z.string(),
  }),
}

// What a profile says that somebody has checked: an identity by operators, skills by tests, work by endorsers.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { MAX_HANDLE } from '#shared/features/people/profile/handle-limits.ts'
import { id } from '#shared/kit/ids.ts'
import { credentialKinds } from './credentials.contract.ts'

const instant = z.iso.datetime()

const profileProofs = z
  .object({
    /** Null if it has not been checked, or the check has expired, or it is not shown to the reader. */
    identity: z.object({ validUntil: instant }).nullable(),
    credentials: z.array(
      z.object({
        id,
        kind: z.enum(credentialKinds),
        name: z.string(),
        issuedAt: instant,
        /** Whether others can open its page; everybody else only gets those they can open. */
        isShown: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ProfileProofs' })
export type ProfileProofs = z.output<typeof profileProofs>

export const proofs = {
  own: endpoint({
    method: 'GET',
    path: '/talent/api/profile/proofs',
    guard: 'verified',
    summary: 'What about you has been checked, and which of it others see.',
    response: profileProofs,
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/profiles/:handle/proofs',
    guard: 'open',
    summary: 'What has been checked about the owner of a published profile, as far as they show it.',
    params: z.object({ handle: z.string().max(MAX_HANDLE) }),
    response: profileProofs,
  }),
}

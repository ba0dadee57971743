// What we read from a badge that we signed.

import { z } from 'zod'

export const signedBadge = z.object({
  name: z.string(),
  validFrom: z.string(),
  validUntil: z.string().optional(),
  credentialSubject: z.object({
    identifier: z.array(z.object({ identityType: z.string(), identityHash: z.string() })),
    achievement: z.object({ criteria: z.object({ narrative: z.string() }) }),
  }),
  credentialStatus: z.object({ statusListIndex: z.coerce.number(), statusListCredential: z.string() }),
})
export type SignedBadge = z.output<typeof signedBadge>

export const holderOf = ({ credentialSubject }: SignedBadge): string =>
  credentialSubject.identifier.find(({ identityType }) => identityType === 'name')?.identityHash ?? ''

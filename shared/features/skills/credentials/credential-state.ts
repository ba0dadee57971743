// Derived from dates, so that nothing has to run at the moment a credential expires.

export const credentialStates = ['valid', 'expired', 'revoked'] as const
export type CredentialState = (typeof credentialStates)[number]

type Dates = { validUntil: Date | null; revokedAt: Date | null }

export function credentialStateOf({ validUntil, revokedAt }: Dates, now: Date): CredentialState {
  if (revokedAt !== null) return 'revoked'
  return validUntil !== null && validUntil <= now ? 'expired' : 'valid'
}

export const isValidCredential = (state: CredentialState): boolean => state === 'valid'
export const isRevokedCredential = (state: CredentialState): boolean => state === 'revoked'

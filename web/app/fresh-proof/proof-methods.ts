import type { Confirmation, WaysIn } from '#shared/features/entry/security/security.contract.ts'

export type ProofMethod = Confirmation['way']

/** The methods this person can re-authenticate with, quickest first. An emailed code comes last: it takes longest. */
export function proofMethods(ways: WaysIn): ProofMethod[] {
  const methods: [ProofMethod, boolean][] = [
    ['passkey', ways.hasPasskey],
    ['password', ways.hasPassword],
    ['second_factor', ways.hasTwoFactor],
    ['mail', ways.canUseMail],
  ]
  return methods.filter(([, isAvailable]) => isAvailable).map(([way]) => way)
}

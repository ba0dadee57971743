import type { Confirmation, WaysIn } from '#shared/features/entry/security/security.contract.ts'

export type ProofWay = Confirmation['way']

/** The methods this person can re-authenticate with, quickest first. An emailed code comes last: it takes longest. */
export function proofWays(ways: WaysIn): ProofWay[] {
  const known: [ProofWay, boolean][] = [
    ['passkey', ways.hasPasskey],
    ['password', ways.hasPassword],
    ['second_factor', ways.hasTwoFactor],
    ['mail', ways.canUseMail],
  ]
  return known.filter(([, isThere]) => isThere).map(([way]) => way)
}

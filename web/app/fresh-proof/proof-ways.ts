import type { Confirmation, WaysIn } from '#shared/features/entry/security/security.contract.ts'

export type ProofWay = Confirmation['way']

/** What this person can prove themselves with, the quickest first. A mailed code always comes last: it takes longest. */
export function proofWays(ways: WaysIn): ProofWay[] {
  const known: [ProofWay, boolean][] = [
    ['passkey', ways.hasPasskey],
    ['password', ways.hasPassword],
    ['second_factor', ways.hasTwoFactor],
    ['mail', ways.canUseMail],
  ]
  return known.filter(([, isThere]) => isThere).map(([way]) => way)
}

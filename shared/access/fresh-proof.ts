/** How long a sign-in, or a proof asked for since, is enough for a security-relevant change. */
export const FRESH_PROOF_MINUTES = 10

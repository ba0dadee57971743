/** How long after signing in or re-authenticating a person may still make security-relevant changes. */
export const FRESH_PROOF_MINUTES = 10

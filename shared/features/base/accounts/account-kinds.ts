// Fixed lists of account data: which proofs are emailed, which events are logged, what a token may do.

export const mailedProofKinds = [
  /** Verifies the address of a new account, or the new address of an unverified one. */
  'verify',
  'sign_in',
  'reset_password',
  /** A change of address is confirmed at both addresses, and can be undone from the old one. */
  'email_change_old',
  'email_change_new',
  'email_change_undo',
  /** Re-authentication for people without a password or passkey. */
  'confirm',
  /** To apply for a job without an account, or to continue the application in another browser. */
  'apply',
  /** That a company's member reads mail at its domain. */
  'company_domain',
] as const
export type MailedProofKind = (typeof mailedProofKinds)[number]

export const securityEventKinds = [
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'new_device',
  'session_revoked',
  'email_verified',
  'email_change_asked',
  'email_changed',
  'email_change_undone',
  'password_set',
  'password_changed',
  'password_reset',
  'passkey_added',
  'passkey_removed',
  'two_factor_on',
  'two_factor_off',
  'backup_codes_made',
  'backup_code_used',
  'token_made',
  'token_revoked',
  /** The owner followed “This was not me”: every device was signed out and the password was reset. */
  'disowned',
  'export_asked',
  'deletion_asked',
  'deletion_undone',
  /** A phone opened the link with which it can add photos to the identity check. */
  'identity_phone',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const accessTokenKinds = ['sign_in', 'personal', 'company'] as const
export type AccessTokenKind = (typeof accessTokenKinds)[number]

/** The operator's documents that a person consents to. */
export const consentKinds = ['terms', 'privacy'] as const
export type ConsentKind = (typeof consentKinds)[number]

export const consentActions = ['given', 'withdrawn'] as const
export type ConsentAction = (typeof consentActions)[number]

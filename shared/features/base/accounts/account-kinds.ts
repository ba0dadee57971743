// The closed lists of the account: what is mailed, what is logged, what a token may do.

export const mailedProofKinds = [
  /** The address of a new account, or the new address of one that is not verified yet. */
  'verify',
  'sign_in',
  'reset_password',
  /** A change of address is confirmed from both sides, and can be undone from the old one. */
  'email_change_old',
  'email_change_new',
  'email_change_undo',
  /** For a security-relevant change by somebody who has no other way to prove who they are. */
  'confirm',
  /** To apply for a job without an account, or to go on with it in another browser. */
  'apply',
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
  /** The owner followed "this was not me": everybody was signed out and the password stopped working. */
  'disowned',
  'export_asked',
  'deletion_asked',
  'deletion_undone',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const accessTokenKinds = ['sign_in', 'personal'] as const
export type AccessTokenKind = (typeof accessTokenKinds)[number]

/** The documents of whoever runs this installation that a person agrees to. */
export const consentKinds = ['terms', 'privacy'] as const
export type ConsentKind = (typeof consentKinds)[number]

export const consentActions = ['given', 'withdrawn'] as const
export type ConsentAction = (typeof consentActions)[number]

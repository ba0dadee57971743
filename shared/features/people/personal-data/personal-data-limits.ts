// Separate from the contract, so that pages can import them without the schemas.

export const DELETION_GRACE_DAYS = 30
export const DELETION_REMINDER_DAYS = 3
export const EXPORT_KEPT_DAYS = 7
export const HOURS_BETWEEN_EXPORTS = 24
export const MAX_DELETION_REASON = 1_000
/** How long database backups are kept; docs/privacy.md tells operators to stay within it. */
export const BACKUP_DAYS = 90

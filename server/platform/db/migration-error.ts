/** A database that cannot be migrated, for a reason its operator can fix; the message is the one line to show. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

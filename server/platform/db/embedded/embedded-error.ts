/** A problem with the embedded PostgreSQL that a person can fix; the message is the one line to show. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

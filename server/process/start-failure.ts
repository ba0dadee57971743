import { ConfigError } from '../platform/config.ts'
import { EmbeddedPostgresError } from '../platform/db/embedded/embedded-error.ts'
import { MigrationError } from '../platform/db/migration-error.ts'

const userErrors = [ConfigError, EmbeddedPostgresError, MigrationError]

/** Why a start failed: one line for problems a person can fix, otherwise a stack trace. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (userErrors.some((kind) => error instanceof kind)) return error.message
  const { code, port, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE' && port)
    return `Port ${port} is already in use: stop the other program, or choose another port with PORT=${port + 1}`
  if (code === 'EACCES' && port)
    return `Port ${port} needs elevated privileges: choose one above 1023, for example PORT=3000`
  return stack ?? error.message
}

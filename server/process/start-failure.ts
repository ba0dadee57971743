import { ConfigError } from '../platform/config.ts'
import { EmbeddedPostgresError } from '../platform/db/embedded/embedded-error.ts'
import { MigrationError } from '../platform/db/migration-error.ts'

const userErrors = [ConfigError, EmbeddedPostgresError, MigrationError]

/** Problems with DATA_DIR or what is in it, by the code of the failed system call. */
const folderProblems: Record<string, string> = {
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only: choose another folder with DATA_DIR',
  EACCES: 'this user may not write there: change its owner, or choose another folder with DATA_DIR',
  EPERM: 'this user may not write there: change its owner, or choose another folder with DATA_DIR',
  ENOTDIR: 'part of this path is a file: choose a folder with DATA_DIR',
  EEXIST: 'this is not a folder: choose one with DATA_DIR',
  EISDIR: 'this is a folder where a file belongs: choose another folder with DATA_DIR',
  ENOENT: 'this folder cannot be created: choose another one with DATA_DIR',
  ENAMETOOLONG: 'this path is too long: choose a shorter one with DATA_DIR',
  EIO: 'the disk reports an error',
}

/** Why a start failed: one line for problems a person can fix, otherwise a stack trace. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (userErrors.some((kind) => error instanceof kind)) return error.message
  const { code = '', port, path, syscall, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE' && port)
    return `Port ${port} is already in use: stop the other program, or choose another port with PORT=${port + 1}`
  if (code === 'EACCES' && port)
    return `Port ${port} needs elevated privileges: choose one above 1023, for example PORT=3000`
  if ((code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') && syscall !== 'connect')
    return `This machine has no such address to listen on: check HOST (${error.message})`
  const problem = folderProblems[code]
  if (problem && path !== undefined) return `${path}: ${problem}`
  if (code === 'ENOSPC') return `There is no space left on the disk (${error.message})`
  if (code === '08006')
    return 'The connection to PostgreSQL was lost while starting: is it overloaded, or has it been stopped?'
  if (isDiskFull(error)) return 'PostgreSQL has no disk space left'
  return stack ?? error.message
}

function isDiskFull(error: Error): boolean {
  if ('code' in error && error.code === '53100') return true
  return error.cause instanceof Error && isDiskFull(error.cause)
}

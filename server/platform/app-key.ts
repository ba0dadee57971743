import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that signs cookies and links. Without APP_KEY one is made once and kept beside the data. */
export function loadAppKey(given: string | null, dataDir: string): string {
  if (given) return given
  const file = join(dataDir, 'app-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx`: of two processes that start at once one writes, the other reads.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

/** For addresses that are their own permission. A copy of the database gives none of them away. */
export const signWords = (appKey: string, words: string): string =>
  createHmac('sha256', appKey).update(words).digest('base64url')

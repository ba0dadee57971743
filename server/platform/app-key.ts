import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that signs cookies and links. Without APP_KEY it is generated once and stored in the data folder. */
export function loadAppKey(given: string | null, dataDir: string): string {
  if (given) return given
  const file = join(dataDir, 'app-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx`: if two processes start at the same time, one writes the key and the other reads it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

/** For capability URLs: derived from the app key, so a database dump reveals none of them. */
export const signText = (appKey: string, words: string): string =>
  createHmac('sha256', appKey).update(words).digest('base64url')

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Everything git would track, as it is on disk now, so that faults never touch the work tree. */
export function makeScratchCopy(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-faults-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0')) {
    // Skips files that are deleted but not committed yet.
    if (file !== '' && existsSync(file)) cpSync(file, path.join(folder, file))
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

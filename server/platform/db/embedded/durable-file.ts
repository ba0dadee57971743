import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file that only its owner can read; after a crash it is either complete or absent. */
export function writeSecretFile(file: string, text: string): void {
  const unfinished = `${file}.unfinished`
  writeFileSync(unfinished, text, { mode: 0o600, flush: true })
  renameDurably(unfinished, file)
}

/** Renames and fsyncs the folder: otherwise a power failure could undo a rename that later steps rely on. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  const folder = openSync(path.dirname(to), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file that only its owner may read; after a crash it is there whole, or not at all. */
export function writeSecretFile(file: string, text: string): void {
  const unfinished = `${file}.unfinished`
  writeFileSync(unfinished, text, { mode: 0o600, flush: true })
  renameDurably(unfinished, file)
}

/** A rename that has reached the disk: without it a crash of the machine may undo what was already built upon. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  const folder = openSync(path.dirname(to), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

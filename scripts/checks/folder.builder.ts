// A project of a few files in a temporary folder, for tools that work on folders.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type Files = Record<string, string>

/** Writes the files into a temporary folder, which is removed when the work is done. */
export async function inFolder<T>(files: Files, work: (root: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'fixture-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    }
    return await work(root)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

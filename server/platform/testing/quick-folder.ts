import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY_FOLDER = '/dev/shm'
const GIGABYTE = 2 ** 30
/** The databases of a whole run fit into a fraction of it. */
const ROOM = 2 * GIGABYTE

/**
 * Where throwaway files go: into memory, if there is plenty. Each database of a test has over a thousand small files, and a
 * file system on a disk needs ten times the CPU time to create and delete them.
 */
export function quickFolder(): string {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    if (bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM) return MEMORY_FOLDER
  } catch {
    // Not on this system.
  }
  return tmpdir()
}

// Writes are rejected while there is still a little space left: PostgreSQL on a disk that is completely full ends, and then
// nothing can even be read. It also leaves room for the checkpoint that follows.

import { statfs } from 'node:fs/promises'
import { AppError } from '../app-error.ts'
import type { App } from '../context.ts'

const RESERVE_BYTES = 48 * 1024 * 1024
/** For small volumes, this share of the size instead. */
const RESERVE_SHARE = 0.1
const CACHE_MS = 500
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

type Space = { free: number; total: number }

export async function spaceIn(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** `measure` fails when the folder does not exist, for example because everything is stored elsewhere. */
export function keepDiskSpace(app: App, measure: () => Promise<Space>): void {
  let isFull = false
  let checkedAt = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.includes(request.method)) return
    if (performance.now() - checkedAt > CACHE_MS) {
      checkedAt = performance.now()
      const { free, total } = await measure().catch(() => ({ free: Number.POSITIVE_INFINITY, total: 0 }))
      isFull = free < Math.min(RESERVE_BYTES, total * RESERVE_SHARE)
    }
    if (isFull) throw new AppError('storage_full', { retryAfterSeconds: 30 })
  })
}

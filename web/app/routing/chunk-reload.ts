// After a deployment an open page may request a chunk that no longer exists. One full page load of the target brings in
// the new build; to keep a broken chunk from reloading forever, each path may reload once in 10 seconds.

export const RELOAD_STORAGE_KEY = 'app:reload'
export const RELOAD_GUARD_MILLISECONDS = 10_000

export type ChunkReloadOptions = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'reload'>
}

export type ChunkReload = {
  /** Remembers a chunk that failed to load; it only matters if a navigation fails with the same error. */
  noteFailedChunk(error: unknown): void
  /** True when the error is a failed chunk and `path` is being loaded as a new document instead. */
  recover(error: unknown, path: string): boolean
  /** Does a full page load of `path` unless one happened within the last 10 seconds; returns whether it does. */
  loadDocument(path: string): boolean
}

export function createChunkReload({ storage, now, location }: ChunkReloadOptions): ChunkReload {
  const failedChunks = new Set<unknown>()

  function loadDocument(path: string): boolean {
    const reloads = readReloads(storage, now())
    if (reloads[path] !== undefined) return false
    const guarded = writeReloads(storage, { ...reloads, [path]: now() + RELOAD_GUARD_MILLISECONDS })
    // Without storage nothing would stop a reload loop.
    if (!guarded) return false
    // Assigning the current address does nothing if it has a hash.
    if (path === `${location.pathname}${location.search}${location.hash}`) location.reload()
    else location.href = path
    return true
  }

  return {
    noteFailedChunk: (error) => void failedChunks.add(error),
    recover: (error, path) => (failedChunks.has(error) || isUnloadedScript(error)) && loadDocument(path),
    loadDocument,
  }
}

/**
 * A dynamic import that failed, by the messages of Chromium, Firefox and Safari. Some browsers cache the failure until
 * the next document, even once the connection is back.
 */
export const UNLOADED_SCRIPT = /dynamically imported module|importing a module script failed/i

const isUnloadedScript = (error: unknown): boolean => error instanceof TypeError && UNLOADED_SCRIPT.test(error.message)

/** Path → expiry of its guard, expired ones left out. Unreadable storage counts as empty. */
function readReloads(storage: Pick<Storage, 'getItem'>, now: number): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(RELOAD_STORAGE_KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, expires]) => expires >= now))
  } catch {
    return {}
  }
}

function writeReloads(storage: Pick<Storage, 'setItem'>, reloads: Record<string, number>): boolean {
  try {
    storage.setItem(RELOAD_STORAGE_KEY, JSON.stringify(reloads))
    return true
  } catch {
    return false
  }
}

// After a deployment an open page may ask for a chunk that no longer exists. Loading the document of the target once
// brings the new build; a chunk that is really broken must not reload for ever, so each path gets one reload in 10 seconds.

const STORAGE_KEY = 'app:reload'
export const RELOAD_GUARD_MILLISECONDS = 10_000

export type ChunkReloadOptions = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'reload'>
}

export type ChunkReload = {
  /** A chunk could not be loaded; whether that matters is known when a navigation fails with the same error. */
  noteFailedChunk(error: unknown): void
  /** True when the error is a failed chunk and the document of `path` is being loaded instead. */
  recover(error: unknown, path: string): boolean
  /** Loads the document of `path` unless that happened within the last 10 seconds; tells whether it does. */
  loadDocument(path: string): boolean
}

export function createChunkReload({ storage, now, location }: ChunkReloadOptions): ChunkReload {
  const failedChunks = new Set<unknown>()

  function loadDocument(path: string): boolean {
    const reloads = readReloads(storage, now())
    if (reloads[path] !== undefined) return false
    const guarded = writeReloads(storage, { ...reloads, [path]: now() + RELOAD_GUARD_MILLISECONDS })
    // Without a memory of the last reload there is nothing to stop a loop.
    if (!guarded) return false
    // Assigning the address that is already shown would do nothing when it ends in a hash.
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
 * A part of a page that did not come, in the words of Chromium, Firefox and Safari. Some browsers remember that until the next
 * document, however well the connection is by then.
 */
const isUnloadedScript = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message)

/** Path → when its guard ends; only guards that still hold. Unreadable counts as empty. */
function readReloads(storage: Pick<Storage, 'getItem'>, now: number): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, expires]) => expires >= now))
  } catch {
    return {}
  }
}

function writeReloads(storage: Pick<Storage, 'setItem'>, reloads: Record<string, number>): boolean {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(reloads))
    return true
  } catch {
    return false
  }
}

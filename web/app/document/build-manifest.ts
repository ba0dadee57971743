// Detects that a newer build is being served. The next navigation then does a full page load, so that a tab left open for
// days does not run old code against a new server.

import type { Log } from '../log/logger.ts'

export const MANIFEST_DELAY_MILLISECONDS = 1000
export const CHECK_EVERY_MILLISECONDS = 3_600_000

export type BuildWatchOptions = {
  buildId: string
  fetch: (url: string) => Promise<Response>
  log: Pick<Log, 'error'>
  now: () => number
  setTimeout: (run: () => void, delay: number) => unknown
  whenIdle: (run: () => void) => void
  /** `navigator.connection.effectiveType`, where the browser supports it. */
  effectiveType?: string | undefined
}

export type BuildWatch = {
  /** Call once the first page has rendered. */
  start(): void
  isOutdated(): boolean
}

export function createBuildWatch(options: BuildWatchOptions): BuildWatch {
  const { buildId, log, now, setTimeout, whenIdle } = options
  let isOutdated = false

  async function fetchJson(path: string): Promise<{ id?: unknown }> {
    const response = await options.fetch(path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return (await response.json()) as { id?: unknown }
  }

  async function fetchOwnManifest() {
    await fetchJson(`/builds/meta/${buildId}.json`).catch((error: unknown) => {
      log.error('Error fetching app manifest.', error)
    })
  }

  async function checkLatest() {
    // Being offline for one check is fine; the next one is an hour later.
    const latest = await fetchJson(`/builds/latest.json?${now()}`).catch(() => null)
    isOutdated = typeof latest?.id === 'string' && latest.id !== buildId
    if (!isOutdated) checkLater()
  }

  function checkLater() {
    setTimeout(() => void checkLatest(), CHECK_EVERY_MILLISECONDS)
  }

  return {
    start() {
      checkLater()
      if (options.effectiveType === 'slow-2g') return
      whenIdle(() => setTimeout(() => void fetchOwnManifest(), MANIFEST_DELAY_MILLISECONDS))
    },
    isOutdated: () => isOutdated,
  }
}

import type { palette } from '#shared/features/workspace/palette/palette.contract.ts'
import { MAX_PALETTE_TEXT, MIN_PALETTE_TEXT } from '#shared/features/workspace/palette/palette-limits.ts'
import { callApi, type EndpointResponse } from '#web/app/api.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'

export type PaletteFound = EndpointResponse<typeof palette.search>

const TYPING_PAUSE_MS = 150
const nothing: PaletteFound = { jobs: [], companies: [], conversations: [] }

/**
 * Searches on the server once a person pauses typing. All groups share one request per text: they pass the same signal, which is
 * aborted when the text changes.
 */
export function createPaletteSearch(client: SessionClient) {
  const requests = new WeakMap<AbortSignal, Promise<PaletteFound>>()
  async function search(typed: string, signal: AbortSignal): Promise<PaletteFound> {
    const q = typed.trim().slice(0, MAX_PALETTE_TEXT)
    if (q.length < MIN_PALETTE_TEXT) return nothing
    await pause(TYPING_PAUSE_MS, signal)
    return callApi<typeof palette.search>(client, 'GET /shared/api/palette', {
      query: { q },
      signal,
      isBackground: true,
    })
  }
  return (typed: string, signal: AbortSignal): Promise<PaletteFound> => {
    const request = requests.get(signal) ?? search(typed, signal)
    requests.set(signal, request)
    return request
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The text has changed', 'AbortError'))
    })
  })

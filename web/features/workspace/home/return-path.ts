import { sameOriginPath } from '#shared/access/guards.ts'
import { MAINTENANCE_PATH } from '#web/app/session/session-rules.ts'

type Place = { search: string; state: unknown }

/** Where the person was: the server passes it in the URL, the browser in the history entry. Null when unknown. */
export function pathToReturnTo({ search, state }: Place): string | null {
  const remembered = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  const path =
    sameOriginPath(new URLSearchParams(search).get('from')) ??
    sameOriginPath(typeof remembered === 'string' ? remembered : null)
  return path === null || new URL(path, 'http://own').pathname === MAINTENANCE_PATH ? null : path
}

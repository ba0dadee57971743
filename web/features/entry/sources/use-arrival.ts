import { useEffect } from 'react'
import type { sources } from '#shared/features/entry/sources/sources.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'

/** Records the link as soon as someone has signed in on this page, whichever method they used. */
export function useArrival(linkId: string | undefined): void {
  const { client, identity } = useSession()
  useEffect(() => {
    if (linkId === undefined) return
    return identity.subscribe(() => {
      if (identity.read() === null) return
      const call = { params: { id: linkId }, body: { path: location.pathname } }
      callApi<typeof sources.arrive>(client, 'POST /shared/api/sources/:id/arrivals', call).catch((error: unknown) => {
        // Tracking the source must never get in the way of signing in.
        if (!(error instanceof ApiError)) throw error
      })
    })
  }, [client, identity, linkId])
}

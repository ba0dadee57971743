import { useEffect } from 'react'
import type { sources } from '#shared/features/entry/sources/sources.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'

/** Notes the link as soon as somebody has signed in on this page, whichever way they took. */
export function useArrival(linkId: string | undefined): void {
  const { client, identity } = useSession()
  useEffect(() => {
    if (linkId === undefined) return
    return identity.subscribe(() => {
      if (identity.read() === null) return
      const call = { params: { id: linkId }, body: { path: location.pathname } }
      callApi<typeof sources.arrive>(client, 'POST /shared/api/sources/:id/arrivals', call).catch((error: unknown) => {
        // Who sent a person is worth a note, never a failure in their way.
        if (!(error instanceof ApiError)) throw error
      })
    })
  }, [client, identity, linkId])
}

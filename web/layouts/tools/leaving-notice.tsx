import { Suspense } from 'react'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'

const LeavingCallout = lazyPart(async () => (await import('./leaving-callout.tsx')).LeavingCallout)

/** On every page of a person whose account is about to be deleted, and loaded only for them. */
export function LeavingNotice() {
  const identity = useIdentity()
  if (!identity?.deletionAt) return null
  return (
    <Suspense fallback={null}>
      <LeavingCallout at={Date.parse(identity.deletionAt)} zone={identity.timeZone ?? 'UTC'} />
    </Suspense>
  )
}

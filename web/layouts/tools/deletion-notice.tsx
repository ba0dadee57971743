import { Suspense } from 'react'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'

const DeletionCallout = lazyPart(async () => (await import('./deletion-callout.tsx')).DeletionCallout)

/** On every page of a person whose account is about to be deleted, and loaded only for them. */
export function DeletionNotice() {
  const identity = useIdentity()
  if (!identity?.deletionAt) return null
  return (
    <Suspense fallback={null}>
      <DeletionCallout at={Date.parse(identity.deletionAt)} zone={identity.timeZone ?? 'UTC'} />
    </Suspense>
  )
}

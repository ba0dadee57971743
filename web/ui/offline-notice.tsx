import { Trans } from '@lingui/react/macro'
import { type ReactNode, useSyncExternalStore } from 'react'
import { connection } from '#web/platform/connection/connection.ts'
import { Callout } from './callout.tsx'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  const unsubscribe = connection.subscribe(onChange)
  return () => {
    unsubscribe()
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** The server cannot know, so the first page is drawn as if online. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || connection.isCut(),
    () => false,
  )
}

/** The strip under the top bar. Its place is always in the page: only then is the change read out. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  const isOffline = useIsOffline()
  return <div role="status">{isOffline && <OfflineStrip>{children}</OfflineStrip>}</div>
}

/** What the strip looks like, for one part of a page that knows of the loss by itself. */
export function OfflineStrip({ children }: { children?: ReactNode }) {
  return (
    <Callout tone="warn">
      {children ?? (
        <Trans>You are offline. What you see may be out of date. It updates when you are back online.</Trans>
      )}
    </Callout>
  )
}

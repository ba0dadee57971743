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

/** The server cannot know, so the first render assumes online. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || connection.isLost(),
    () => false,
  )
}

/** The strip under the top bar. The status region is always in the page: otherwise changes are not announced. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  const isOffline = useIsOffline()
  return <div role="status">{isOffline && <OfflineStrip>{children}</OfflineStrip>}</div>
}

/** The strip's content, for a part of a page that detects the outage itself. */
export function OfflineStrip({ children }: { children?: ReactNode }) {
  return (
    <Callout tone="warn">
      {children ?? (
        <Trans>You are offline. What you see may be out of date. It updates when you are back online.</Trans>
      )}
    </Callout>
  )
}

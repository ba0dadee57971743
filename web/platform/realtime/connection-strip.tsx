import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Callout } from '#web/ui/callout.tsx'
import { useIsOffline } from '#web/ui/offline-notice.tsx'
import { useConnectionState } from './use-event.ts'

/** Do not bother users with short interruptions. */
const STRIP_AFTER_MS = 5_000

/** Says that live updates are paused. The status region is always in the page: otherwise changes are not announced. */
export function ConnectionStrip() {
  const state = useConnectionState()
  // Being offline has its own strip.
  const isOffline = useIsOffline()
  const isDown = state !== 'connected' && state !== 'initialized'
  const [isLongDown, setIsLongDown] = useState(false)
  useEffect(() => {
    if (!isDown) return undefined
    const timer = setTimeout(() => setIsLongDown(true), STRIP_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsLongDown(false)
    }
  }, [isDown])
  return (
    <div role="status">
      {isDown && isLongDown && !isOffline && (
        <Callout tone="warn">
          <Trans>Live updates are paused. Reconnecting…</Trans>
        </Callout>
      )}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Callout } from '#web/ui/callout.tsx'
import { useIsOffline } from '#web/ui/offline-notice.tsx'
import { useLineState } from './use-event.ts'

/** A line that is away for a moment is nobody's business. */
const STRIP_AFTER_MS = 5_000

/** Says that nothing arrives by itself. Its place is always in the page: only then is the change read out. */
export function LineStrip() {
  const state = useLineState()
  // Who is offline is told so by the strip above.
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

import { Trans } from '@lingui/react/macro'
import { IconCloudOff } from '@tabler/icons-react'
import { Icon } from '../icon.tsx'
import styles from './offline-strip.module.css'
import { useIsOffline } from './use-is-offline.ts'

/** Under the top bar while the connection is gone. The live region stays, so that coming and going is both announced. */
export function OfflineStrip() {
  const isOffline = useIsOffline()
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.strip}>
          <Icon glyph={IconCloudOff} />
          <Trans>You are offline. What you do now will be sent when you are back.</Trans>
        </p>
      )}
    </div>
  )
}

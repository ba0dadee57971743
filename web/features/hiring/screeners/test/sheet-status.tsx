import { Plural, Trans } from '@lingui/react/macro'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { Icon } from '#web/ui/icon.tsx'
import { useIsOffline } from '#web/ui/offline-notice.tsx'
import type { SheetState } from '../sheet/answer-sheet.ts'
import styles from './test.module.css'

/** Whether everything is saved. Always rendered: screen readers only announce changes of an existing live region. */
export function SheetStatus({ state: { saveState, unsent } }: { state: SheetState }) {
  const isOffline = useIsOffline()
  const isWaiting = unsent > 0 && (saveState === 'waiting' || isOffline)
  return (
    <span className={styles.saved} role="status" data-waiting={isWaiting || undefined}>
      {isWaiting ? (
        <>
          <Icon glyph={IconCloudOff} />
          <Plural value={unsent} one="# answer kept on this device" other="# answers kept on this device" />
        </>
      ) : saveState === 'saving' ? (
        <>
          <Icon glyph={IconCloudUp} />
          <Trans>Saving</Trans>
        </>
      ) : (
        <>
          <Icon glyph={IconCloudCheck} />
          <Trans>Saved</Trans>
        </>
      )}
    </span>
  )
}

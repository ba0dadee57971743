// The only file that uses React Aria's toasts, whose exports are still prefixed UNSTABLE.

import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components'
import { Icon } from './icon.tsx'
import type { Toast } from './toast.tsx'
import styles from './toast-region.module.css'

const SHOWN_MS = 5000
/** Longer with an action: it has to be found, read and reached. */
const SHOWN_WITH_ACTION_MS = 10_000

const queue = new ToastQueue<Toast>({ maxVisibleToasts: 2 })

export function addToast(toast: Toast) {
  queue.add(toast, { timeout: toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS })
}

export function ToastRegion() {
  const { t } = useLingui()
  return (
    <AriaToastRegion queue={queue} aria-label={t`Notifications`} className={styles.region ?? ''}>
      {({ toast }) => <ToastLine toast={toast} />}
    </AriaToastRegion>
  )
}

function ToastLine({ toast }: { toast: QueuedToast<Toast> }) {
  const { t } = useLingui()
  const { text, isFailure, icon = isFailure ? IconAlertTriangle : IconCheck, action } = toast.content
  return (
    <AriaToast toast={toast} className={styles.toast ?? ''}>
      <Icon glyph={icon} />
      {/* React Aria would announce every toast assertively; only a failure may interrupt the screen reader */}
      <ToastContent className={styles.text} role={isFailure ? 'alert' : 'status'}>
        <Text slot="title">{text}</Text>
      </ToastContent>
      {action ? (
        <Button
          className={styles.action ?? ''}
          onPress={() => {
            action.onPress()
            queue.close(toast.key)
          }}
        >
          {action.label}
        </Button>
      ) : (
        <Button slot="close" className={styles.close ?? ''} aria-label={t`Dismiss`}>
          <Icon glyph={IconX} size={16} />
        </Button>
      )}
    </AriaToast>
  )
}

import { useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLazyComponent } from '#web/app/document/use-lazy-component.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useLazyPanel } from '../use-lazy-panel.ts'
import styles from './bell.module.css'

const loadPanel = () => import('./bell-panel.tsx')
const BellPanel = lazyPart(async () => (await loadPanel()).BellPanel)
const loadCount = () => import('./bell-count.tsx').then((module) => module.BellCount)

/** The button renders at once; the count follows when the page is idle and then updates live. */
export function Bell({ personId }: { personId: string }) {
  const { t } = useLingui()
  const panel = useLazyPanel(loadPanel, t`Could not load your notifications. You seem to be offline.`)
  const [unread, setUnread] = useState(0)
  const renderCount = useLazyComponent(loadCount)
  return (
    <>
      <button
        type="button"
        {...panel.buttonProps}
        className={styles.button}
        aria-label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
      >
        <Icon glyph={IconBell} size={22} />
        {unread > 0 && <span className={styles.dot} />}
      </button>
      {renderCount({ personId, onUnread: setUnread })}
      {panel.isOpen && (
        <Suspense fallback={null}>
          <BellPanel unread={unread} onUnread={setUnread} {...panel.panelProps} />
        </Suspense>
      )}
    </>
  )
}

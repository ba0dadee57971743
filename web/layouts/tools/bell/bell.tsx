import { useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useLoadedLater } from '../loaded-later.ts'
import styles from './bell.module.css'

const loadPanel = () => import('./bell-panel.tsx')
const BellPanel = lazy(() => loadPanel().then((module) => ({ default: module.BellPanel })))
const loadCount = () => import('./bell-count.tsx').then((module) => module.BellCount)

/** The button is there at once; the number comes when the page has settled, and then by itself. */
export function Bell({ personId }: { personId: string }) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [unread, setUnread] = useState(0)
  const drawCount = useLoadedLater(loadCount)

  async function toggle() {
    if (isOpen) return setIsOpen(false)
    try {
      await loadPanel()
      setIsOpen(true)
    } catch {
      await showToast({ text: t`Your notifications could not be loaded. You seem to be offline.` })
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
        onClick={() => void toggle()}
      >
        <Icon glyph={IconBell} size={22} />
        {unread > 0 && <span className={styles.dot} />}
      </button>
      {drawCount({ personId, onUnread: setUnread })}
      {isOpen && (
        <Suspense fallback={null}>
          <BellPanel unread={unread} triggerRef={button} onUnread={setUnread} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

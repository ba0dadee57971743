import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Identity } from '#shared/access/identity.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './user-menu.module.css'

// Few visits open it, and it brings the machinery of floating panels.
const loadPanel = () => import('./user-menu-panel.tsx')
const UserMenuPanel = lazy(() => loadPanel().then((module) => ({ default: module.UserMenuPanel })))

export function UserMenu({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { name } = identity

  async function toggle() {
    if (isOpen) return setIsOpen(false)
    try {
      await loadPanel()
      setIsOpen(true)
    } catch {
      await showToast({ text: t`Your menu could not be loaded. You seem to be offline.` })
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
        onClick={() => void toggle()}
      >
        <span className="visually-hidden">{t`Your menu, ${name}`}</span>
        <Avatar name={name} size="small" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <UserMenuPanel identity={identity} triggerRef={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

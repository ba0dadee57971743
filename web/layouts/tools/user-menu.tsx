import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Identity } from '#shared/access/identity.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import styles from './user-menu.module.css'

// Few visits open it, and it brings the machinery of floating panels.
const UserMenuPanel = lazy(() => import('./user-menu-panel.tsx').then((module) => ({ default: module.UserMenuPanel })))

export function UserMenu({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { name } = identity
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
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

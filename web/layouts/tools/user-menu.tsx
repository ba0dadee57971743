import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Identity, Role } from '#shared/access/identity.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useLazyPanel } from './use-lazy-panel.ts'
import styles from './user-menu.module.css'

// Few visits open it, and it needs the code for floating panels.
const loadPanel = () => import('./user-menu-panel.tsx')
const UserMenuPanel = lazyPart(async () => (await loadPanel()).UserMenuPanel)

export function UserMenu({ identity, workspace }: { identity: Identity; workspace: Role }) {
  const { t } = useLingui()
  const panel = useLazyPanel(loadPanel, t`Could not load the menu. You seem to be offline.`)
  const { name } = identity
  return (
    <>
      <button type="button" {...panel.buttonProps} className={styles.button}>
        <span className="visually-hidden">{t`Account menu, ${name}`}</span>
        <Avatar name={name} size="small" />
      </button>
      {panel.isOpen && (
        <Suspense fallback={null}>
          <UserMenuPanel identity={identity} workspace={workspace} {...panel.panelProps} />
        </Suspense>
      )}
    </>
  )
}

import { IconArrowsExchange } from '@tabler/icons-react'
import type { Role } from '#shared/access/identity.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { useOtherWorkspaces } from './use-other-workspaces.ts'
import styles from './workspace-switch.module.css'

/** For people who both hire and look for work. Phones have it in the account menu. */
export function WorkspaceSwitch({ current, held }: { current: Role; held: readonly Role[] }) {
  return useOtherWorkspaces(current, held).map(({ href, label }) => (
    <Link key={href} to={href} className={styles.switch}>
      <Icon glyph={IconArrowsExchange} />
      {label}
    </Link>
  ))
}

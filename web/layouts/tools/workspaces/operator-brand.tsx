import { Trans } from '@lingui/react/macro'
import { workspaceHome } from '#shared/access/workspace.ts'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import styles from './operator-brand.module.css'

export function OperatorBrand() {
  return (
    <Link to={workspaceHome.operator} className={styles.brand}>
      <Logo />
      <span className={styles.label}>
        <Trans>Operator</Trans>
      </span>
    </Link>
  )
}

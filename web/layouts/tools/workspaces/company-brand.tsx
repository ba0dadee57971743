import { Trans } from '@lingui/react/macro'
import { workspaceHome } from '#shared/access/workspace.ts'
import { Link } from '#web/ui/link.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import styles from './company-brand.module.css'

/** The head of the sidebar in the company workspace: whose workspace it is. */
export function CompanyBrand({ name }: { name: string }) {
  return (
    <Link to={workspaceHome.company} className={styles.brand}>
      <LogoMark />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.side}>
          <Trans>Hiring workspace</Trans>
        </span>
      </span>
    </Link>
  )
}

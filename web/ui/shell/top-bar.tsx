import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { Logo, LogoMark } from '../logo.tsx'
import styles from './top-bar.module.css'

export type TopBarProps = {
  homeHref: string
  /** Phones show it instead of the product name. */
  title?: string | undefined
  /** Phones show a back arrow to it instead of the logo. */
  backHref?: string | undefined
  search?: ReactNode
  /** At the end: own city and time, notifications, the user menu. */
  tools?: ReactNode
}

export function TopBar({ homeHref, title, backHref, search, tools }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <PhoneStart homeHref={homeHref} title={title} backHref={backHref} />
      <div className={styles.search}>{search}</div>
      <div className={styles.tools}>{tools}</div>
    </header>
  )
}

function PhoneStart({ homeHref, title, backHref }: Pick<TopBarProps, 'homeHref' | 'title' | 'backHref'>) {
  const { t } = useLingui()
  const name = <bdi className={styles.title}>{title}</bdi>
  if (backHref) {
    return (
      <div className={styles.start}>
        <Link to={backHref} className={styles.back} aria-label={t`Back`}>
          <Icon glyph={IconChevronLeft} size={22} isMirrored />
        </Link>
        {name}
      </div>
    )
  }
  return (
    <div className={styles.start}>
      <Link to={homeHref} className={styles.home} aria-label={t`Meridian, home`}>
        {title ? <LogoMark /> : <Logo />}
      </Link>
      {title && name}
    </div>
  )
}

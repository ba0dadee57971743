import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../link.tsx'
import { Logo } from '../logo.tsx'
import { OfflineNotice } from '../offline-notice.tsx'
import styles from './app-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { findCurrentItem, type NavGroup, type NavItem } from './navigation.ts'

import { Sidebar } from './sidebar.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { TopBar, type TopBarProps } from './top-bar.tsx'

type AppShellProps = Omit<TopBarProps, 'homeHref'> & {
  homeHref?: string
  /** Replaces the product name, for example with a company's workspace. */
  brand?: ReactNode
  groups: readonly NavGroup[]
  foot: readonly NavItem[]
  /** The bottom bar on phones; without items there is none, and the page has its own ActionBar. */
  bottomBar?: readonly NavItem[] | undefined
  /** 'rail' shows only icons at every width and lets the page fill the rest: for split views. */
  variant?: 'sidebar' | 'rail'
  /** As high as the window: the panes of the page scroll. */
  isFixed?: boolean
  /** Phones show the page without the bars. */
  isAlone?: boolean
  /** Strips between top bar and page. */
  notices?: ReactNode
  children: ReactNode
}

/** The frame of signed-in pages: sidebar above 1100 px, rail from 761 px, bottom bar on phones. All of it plain links. */
export function AppShell(props: AppShellProps) {
  const {
    homeHref = '/',
    brand,
    groups,
    foot,
    bottomBar,
    variant = 'sidebar',
    notices,
    children,
    isFixed,
    isAlone,
    ...topBar
  } = props
  const { pathname } = useLocation()
  const current = findCurrentItem([...groups.flatMap((group) => group.items), ...foot], pathname)
  return (
    <div
      className={styles.shell}
      data-variant={variant}
      data-bottom-bar={bottomBar ? '' : undefined}
      data-fixed={isFixed || undefined}
      data-alone={isAlone || undefined}
    >
      <SkipLink />
      <div className={styles.side}>
        <Sidebar
          brand={
            brand ?? (
              <Link to={homeHref}>
                <Logo />
              </Link>
            )
          }
          groups={groups}
          foot={foot}
          current={current}
        />
      </div>
      <div className={styles.column}>
        <div className={styles.top}>
          <TopBar homeHref={homeHref} {...topBar} />
        </div>
        <OfflineNotice />
        {notices}
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {bottomBar && <BottomBar items={bottomBar} current={current ?? findCurrentItem(bottomBar, pathname)} />}
    </div>
  )
}

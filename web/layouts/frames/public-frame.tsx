import { Trans, useLingui } from '@lingui/react/macro'
import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { HOME_PATH, SIGN_IN_PATH } from '#shared/access/guards.ts'
import { screenAt } from '#shared/screen-match.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { MAIN_ID, SkipLink } from '#web/ui/shell/skip-link.tsx'
import { LegalLinks } from '../tools/legal-links.tsx'
import { LocaleSelect } from '../tools/locale-select.tsx'
import styles from './public-frame.module.css'

/** For everybody, with or without an account. Works without scripts: the mobile menu is a native disclosure. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles.frame} data-layout="public">
      <SkipLink />
      <header className={styles.top}>
        <div className={styles.bar}>
          <Link to="/explore" className={styles.home} aria-label={t`Meridian, find jobs`}>
            <Logo />
          </Link>
          <nav aria-label={t`Main`} className={styles.wide}>
            <Places />
          </nav>
          <div className={styles.tools}>
            <span className={styles.wide}>
              <LocaleSelect />
            </span>
            <WaysIn />
            <Menu />
          </div>
        </div>
      </header>
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <LegalLinks />
      </footer>
    </div>
  )
}

/** Links carry what guests told us about themselves from page to page. */
const KEPT = ['livesIn', 'zone', 'from', 'until']

function useKeptSearch(): string {
  const given = new URLSearchParams(useLocation().search)
  const query = new URLSearchParams([...given].filter(([name]) => KEPT.includes(name)))
  return query.size === 0 ? '' : `?${query}`
}

function Places() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const query = useKeptSearch()
  const places = [
    { path: '/explore', label: t`Find work` },
    { path: '/explore/around-the-globe', label: t`Around the globe` },
    { path: '/explore/companies', label: t`Companies` },
    // As soon as there is a workspace for them.
    ...(screenAt('/company') ? [{ path: '/company', label: t`For employers` }] : []),
  ]
  return (
    <ul role="list" className={styles.places}>
      {places.map(({ path, label }) => (
        <li key={path}>
          <Link to={`${path}${query}`} className={styles.place} aria-current={pathname === path ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function WaysIn() {
  const identity = useIdentity()
  const query = useKeptSearch()
  if (identity)
    return (
      <span className={styles.wide}>
        <LinkButton href={HOME_PATH}>
          <Trans>Go to your home page</Trans>
        </LinkButton>
      </span>
    )
  return (
    <>
      <Link to={SIGN_IN_PATH} className={styles.signIn}>
        <Trans>Sign in</Trans>
      </Link>
      <span className={styles.wide}>
        <LinkButton href={`/signup${query}`}>
          <Trans>Create account</Trans>
        </LinkButton>
      </span>
    </>
  )
}

function Menu() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const identity = useIdentity()
  const query = useKeptSearch()
  return (
    // Remounting on navigation closes it.
    <details key={pathname} className={styles.menu}>
      <summary className={styles.menuButton} aria-label={t`Menu`}>
        <Icon glyph={IconMenu2} size={24} />
      </summary>
      <nav aria-label={t`Menu`} className={styles.panel}>
        <Places />
        {identity ? (
          <Link to={HOME_PATH} className={styles.place}>
            <Trans>Go to your home page</Trans>
          </Link>
        ) : (
          <Link to={`/signup${query}`} className={styles.place}>
            <Trans>Create account</Trans>
          </Link>
        )}
        <LocaleSelect />
      </nav>
    </details>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedJobsPage } from '#shared/features/saved-jobs/saved-jobs.contract.ts'
import { Link } from '#web/ui/link.tsx'
import styles from '../saved-jobs.module.css'
import { type SavedView, viewHref } from './saved-view.ts'

/** As links they need no script, and each view has its address. */
export function SavedHead({ view, totals }: { view: SavedView; totals: SavedJobsPage['totals'] }) {
  const { t, i18n } = useLingui()
  const shows = [
    { show: 'all' as const, label: t`All`, count: totals.open + totals.closed },
    { show: 'open' as const, label: t`Open`, count: totals.open },
    { show: 'closed' as const, label: t`Closed`, count: totals.closed },
  ]
  return (
    <div className={styles.head}>
      <nav aria-label={t`Which saved jobs`}>
        <ul role="list" className={styles.choices}>
          {shows.map(({ show, label, count }) => (
            <li key={show}>
              <Link
                to={viewHref({ ...view, show })}
                preventScrollReset
                className={styles.choice}
                aria-current={view.show === show ? 'true' : undefined}
              >
                {label} <span className={styles.count}>{i18n.number(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t`Order`}>
        <ul role="list" className={styles.choices}>
          {(['saved', 'closing'] as const).map((sort) => (
            <li key={sort}>
              <Link
                to={viewHref({ ...view, sort })}
                preventScrollReset
                className={styles.choice}
                aria-current={view.sort === sort ? 'true' : undefined}
              >
                {sort === 'saved' ? <Trans>Last saved</Trans> : <Trans>Closing soon</Trans>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { JobSort } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { Link } from '#web/ui/link.tsx'
import { type SearchState, sortNames } from '../address/search-state.ts'
import { searchHref } from '../address/use-search.ts'
import styles from './results.module.css'

type ResultsHeadProps = {
  state: SearchState
  result: Pick<JobSearchResult, 'total' | 'corrected' | 'emptyCity'>
  /** The number of unknown filters in the URL. */
  leftOut: number
  /** Replaces the number of matching jobs. */
  title?: ReactNode
  /** Links to other searches, by default at /jobs. */
  hrefOf?: HrefOf
}

type HrefOf = (state: SearchState) => string

export function ResultsHead({ state, result, leftOut, title, hrefOf = searchHref }: ResultsHeadProps) {
  const { total, corrected, emptyCity } = result
  const { countryInText } = usePlaceText()
  // An element, because text inside a message is parsed for tags: "<b>go</b>" would become "go".
  const typed = <bdi>{state.text}</bdi>
  return (
    <div className={styles.head}>
      <div className={styles.total} role="status">
        {title ?? <Plural value={total} one="# job matches" other="# jobs match" />}
        {corrected !== null && (
          <span className={styles.note}>
            <Trans>
              Showing results for <bdi>{corrected}</bdi>.
            </Trans>{' '}
            <Link to={hrefOf({ ...state, isExact: true })} preventScrollReset>
              <Trans>Search instead for {typed}</Trans>
            </Link>
          </span>
        )}
        {emptyCity !== null && total > 0 && (
          <span className={styles.note}>
            <Trans>
              No teams in <bdi>{emptyCity.name}</bdi>. These are elsewhere in{' '}
              <bdi>{countryInText(emptyCity.country)}</bdi> or can be done from there.
            </Trans>
          </span>
        )}
        {leftOut > 0 && (
          <span className={styles.note}>
            <Plural
              value={leftOut}
              one="# filter in this link was not recognised and has been ignored."
              other="# filters in this link were not recognised and have been ignored."
            />
          </span>
        )}
      </div>
      <SortLinks state={state} hrefOf={hrefOf} />
      {state.sort === 'fit' && (
        <p className={styles.note}>
          <Trans>Sorted by: open to you, keywords, must-haves and languages, overlap, level, pay.</Trans>
        </p>
      )}
    </div>
  )
}

/** They are links, so they need no script, and each order has its own URL. */
function SortLinks({ state, hrefOf }: { state: SearchState; hrefOf: HrefOf }) {
  const { t } = useLingui()
  const labels: Record<JobSort, string> = { fit: t`Best fit`, newest: t`Newest`, pay: t`Pay` }
  return (
    <nav aria-label={t`Sort by`}>
      <ul role="list" className={styles.sorts}>
        {sortNames.map((sort) => (
          <li key={sort}>
            <Link
              to={hrefOf({ ...state, sort })}
              preventScrollReset
              className={styles.sort}
              aria-current={state.sort === sort ? 'true' : undefined}
            >
              {labels[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

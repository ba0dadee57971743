import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { JobSearchResult } from '#shared/features/job-search/job-search.contract.ts'
import { AsTyped } from '#web/ui/as-typed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { everything, type FilterName, type SearchState, withoutFilter } from '../address/search-state.ts'
import { searchHref } from '../address/use-search.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import styles from './results.module.css'

const MOST_OFFERED = 3

/** Which filter costs most, each as a button that takes it away. */
export function NothingFound({ state, result }: { state: SearchState; result: JobSearchResult }) {
  const { t } = useLingui()
  const { describeFilter } = useFilterWords(result)
  const offered = result.costliest.slice(0, MOST_OFFERED)
  return (
    <EmptyState
      title={t`No jobs match all of this`}
      action={
        <ul role="list" className={styles.ways}>
          {offered.map(({ filters, without }) => (
            <li key={filters.join()}>
              <LinkButton href={searchHref((filters as FilterName[]).reduce(withoutFilter, state))} preventScrollReset>
                <span>
                  <Trans>
                    Remove “
                    <AsTyped text={(filters as FilterName[]).map((one) => describeFilter(state, one)).join(' + ')} />”
                    to see <Plural value={without} one="# job" other="# jobs" />
                  </Trans>
                </span>
              </LinkButton>
            </li>
          ))}
          {offered.length === 0 && (
            <li>
              <LinkButton href={searchHref(everything)}>
                <Trans>Show all jobs</Trans>
              </LinkButton>
            </li>
          )}
        </ul>
      }
    >
      {offered[0]?.filters.length === 1 ? (
        <Trans>One of these is in the way.</Trans>
      ) : offered.length > 0 ? (
        <Trans>Two of these are in the way together.</Trans>
      ) : (
        <Trans>Several filters are in the way at once. Start again from all jobs.</Trans>
      )}
    </EmptyState>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { everything, type FilterName, type SearchState, withoutFilter } from '../address/search-state.ts'
import { searchHref } from '../address/use-search.ts'
import { useFilterText } from '../filters/filter-text.ts'
import styles from './results.module.css'

const MAX_OFFERED = 3

type HrefOf = (state: SearchState) => string
type NothingFoundProps = {
  state: SearchState
  result: JobSearchResult
  /** Links to other searches, by default at /jobs. */
  hrefOf?: HrefOf
  /** Shown below the suggestions. */
  offer?: ReactNode
}

/** The filters that exclude the most jobs, each as a button that removes it. */
export function NothingFound({ state, result, hrefOf = searchHref, offer }: NothingFoundProps) {
  const { t } = useLingui()
  const { describeFilter } = useFilterText(result)
  const offered = result.costliest.slice(0, MAX_OFFERED)
  const { unknown } = result
  if (unknown) return <UnknownWords state={state} unknown={unknown} hrefOf={hrefOf} offer={offer} />
  return (
    <EmptyState
      title={t`No jobs match all of this`}
      action={
        <ul role="list" className={styles.ways}>
          {offered.map(({ filters, without }) => (
            <li key={filters.join()}>
              <Way
                state={state}
                filters={filters as FilterName[]}
                without={without}
                describe={describeFilter}
                hrefOf={hrefOf}
              />
            </li>
          ))}
          {offered.length === 0 && (
            <li>
              <LinkButton href={hrefOf(everything)}>
                <Trans>Show all jobs</Trans>
              </LinkButton>
            </li>
          )}
          {offer && <li>{offer}</li>}
        </ul>
      }
    >
      {offered[0]?.filters.length === 1 ? (
        <Trans>One of these filters rules everything out.</Trans>
      ) : offered.length > 0 ? (
        <Trans>Two of these filters together rule everything out.</Trans>
      ) : (
        <Trans>Several filters together rule everything out. Start again from all jobs.</Trans>
      )}
    </EmptyState>
  )
}

type Unknown = NonNullable<JobSearchResult['unknown']>

type UnknownWordsProps = { state: SearchState; unknown: Unknown; hrefOf: HrefOf; offer: ReactNode }

/** Words that occur in no open job: they match nothing, whatever the filters. */
function UnknownWords({ state, unknown: { words, rest }, hrefOf, offer }: UnknownWordsProps) {
  const { t, i18n } = useLingui()
  // An element, because text inside a message is parsed for tags: "<b>go</b>" would become "go".
  const named = <bdi>{listFormat(i18n.locale).format(words)}</bdi>
  return (
    <EmptyState
      title={t`No jobs match all of this`}
      action={
        <ul role="list" className={styles.ways}>
          <li>
            <LinkButton href={hrefOf({ ...state, text: rest, isExact: false })} preventScrollReset>
              <span>
                <Trans>Search without “{named}”</Trans>
              </span>
            </LinkButton>
          </li>
          {offer && <li>{offer}</li>}
        </ul>
      }
    >
      <Trans>No open job matches “{named}”.</Trans>
    </EmptyState>
  )
}

type WayProps = {
  state: SearchState
  filters: readonly FilterName[]
  without: number
  describe: (state: SearchState, filter: FilterName) => string
  hrefOf: HrefOf
}

function Way({ state, filters, without, describe, hrefOf }: WayProps) {
  // An element, because text inside a message is parsed for tags: "<b>go</b>" would become "go".
  const named = <bdi>{filters.map((one) => describe(state, one)).join(' + ')}</bdi>
  return (
    <LinkButton href={hrefOf(filters.reduce(withoutFilter, state))} preventScrollReset>
      <span>
        <Trans>
          Remove “{named}” to see <Plural value={without} one="# job" other="# jobs" />
        </Trans>
      </span>
    </LinkButton>
  )
}

// The parts of the board below and beside the form.

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigation } from 'react-router'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { ALERT_HASH } from '#web/features/jobs/job-search/address/alert-hash.ts'
import { EXPLORE_PATH, exploreHref, type Guest } from '#web/features/jobs/job-search/address/guest-address.ts'
import type { SearchState } from '#web/features/jobs/job-search/address/search-state.ts'
import { searchHref } from '#web/features/jobs/job-search/address/use-search.ts'
import { NothingFound } from '#web/features/jobs/job-search/results/nothing-found.tsx'
import { ResultsHead } from '#web/features/jobs/job-search/results/results-head.tsx'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './explore.module.css'
import type { ExploreAddress } from './explore-address.ts'
import { ExploreFilters } from './filters/explore-filters.tsx'
import { GuestResults } from './guest-results.tsx'
import { AccountCard, MarksCard } from './side-cards.tsx'
import { useDeviceZone } from './use-device-zone.ts'
import { type GuestReader, useGuestReader } from './use-guest-reader.ts'

export { DayPanel } from './landing/day-panel.tsx'

type BoardListProps = {
  address: ExploreAddress
  guest: Guest
  state: SearchState
  /** Null if the search failed. */
  result: JobSearchResult | null
  requestedAt: Instant
}

export function BoardList({ address, guest, state, result, requestedAt }: BoardListProps) {
  // Not in the page: a navigation before this part is hydrated would discard what the server rendered.
  useDeviceZone()
  const reader = useGuestReader(address.guest, requestedAt)
  const upcoming = useNavigation().location
  return (
    <>
      <div className={styles.list} aria-busy={upcoming?.pathname === EXPLORE_PATH}>
        {result ? <Found address={address} guest={guest} state={state} result={result} reader={reader} /> : <Failed />}
      </div>
      <aside className={styles.side}>
        <MarksCard guest={guest} state={state} reader={reader} />
        <AccountCard country={guest.country} />
      </aside>
    </>
  )
}

type FoundProps = Omit<BoardListProps, 'result' | 'requestedAt'> & { result: JobSearchResult; reader: GuestReader }

function Found({ address, guest, state, result, reader }: FoundProps) {
  const hrefOf = (other: SearchState) => exploreHref(guest, other)
  return (
    <>
      <ExploreFilters state={state} result={result} reader={reader} hrefOf={hrefOf} />
      <Card padding="flush">
        <ResultsHead
          state={state}
          result={result}
          leftOut={address.leftOut}
          title={<Total result={result} state={state} />}
          hrefOf={hrefOf}
        />
        {result.total === 0 && (
          <NothingFound
            state={state}
            result={result}
            hrefOf={hrefOf}
            offer={<AlertOffer guest={guest} state={state} />}
          />
        )}
        {result.items.length > 0 && (
          <GuestResults address={address} guest={guest} state={state} result={result} reader={reader} />
        )}
      </Card>
    </>
  )
}

/** Alerts need an account: signing up keeps the search, and the country. */
function AlertOffer({ guest: { country }, state }: { guest: Guest; state: SearchState }) {
  const search = `${searchHref(state)}${ALERT_HASH}`
  const target = useIdentity()
    ? search
    : `/signup?${new URLSearchParams({ redirect: search, ...(country && { livesIn: country }) })}`
  return (
    <LinkButton href={target}>
      <Trans>Email me when there are some</Trans>
    </LinkButton>
  )
}

function Failed() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  return (
    <ErrorState
      title={t`Could not load the jobs`}
      actions={
        <LinkButton href={`${pathname}${search}`} reloadDocument>
          <Trans>Try again</Trans>
        </LinkButton>
      }
    >
      <Trans>Wait a moment, then try again.</Trans>
    </ErrorState>
  )
}

function Total({ result: { total }, state }: { result: JobSearchResult; state: SearchState }) {
  const { countryInText } = usePlaceText()
  const country = state.openTo && countryInText(state.openTo)
  return (
    <h2 className={styles.total}>
      {country ? (
        <Plural value={total} one={`# job open to ${country}`} other={`# jobs open to ${country}`} />
      ) : (
        <Plural value={total} one="# open job" other="# open jobs" />
      )}
    </h2>
  )
}

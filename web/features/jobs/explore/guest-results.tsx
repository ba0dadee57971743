import { useLingui } from '@lingui/react/macro'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { exploreHref, type Guest } from '#web/features/jobs/job-search/address/guest-address.ts'
import type { SearchState } from '#web/features/jobs/job-search/address/search-state.ts'
import { MoreResults } from '#web/features/jobs/job-search/results/more-results.tsx'
import { useMoreResults } from '#web/features/jobs/job-search/results/use-more-results.ts'
import { publicJobPath } from '#web/features/jobs/jobs/detail/share-job.ts'
import { JobCard } from '#web/features/jobs/jobs/parts/job-card.tsx'
import { List } from '#web/ui/list-row.tsx'
import type { ExploreAddress } from './explore-address.ts'
import { guestPages } from './explore-queries.ts'
import { SaveAsGuest } from './save-as-guest.tsx'
import type { GuestReader } from './use-guest-reader.ts'

type GuestResultsProps = {
  address: ExploreAddress
  guest: Guest
  state: SearchState
  result: JobSearchResult
  reader: GuestReader
}

export function GuestResults({ address, guest, state, result, reader }: GuestResultsProps) {
  const { t } = useLingui()
  const identity = useIdentity()
  const more = useMoreResults(guestPages(address), result.nextCursor)
  const jobs = [...result.items, ...more.items]
  return (
    <>
      <List label={t`Jobs`}>
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            reader={reader}
            href={publicJobPath(job.id)}
            isDetailed
            actions={identity ? undefined : <SaveAsGuest job={job} country={guest.country} />}
          />
        ))}
      </List>
      <MoreResults
        {...more}
        hrefOf={(cursor) => exploreHref(guest, state, { cursor })}
        shown={jobs.length}
        total={result.total}
      />
    </>
  )
}

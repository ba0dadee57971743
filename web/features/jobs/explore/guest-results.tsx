import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { exploreHref, type Guest } from '#web/features/jobs/job-search/address/guest-address.ts'
import type { SearchState } from '#web/features/jobs/job-search/address/search-state.ts'
import { MoreResults } from '#web/features/jobs/job-search/results/more-results.tsx'
import { JobLists } from '#web/features/jobs/job-search/results/partial-results.tsx'
import { useMoreResults } from '#web/features/jobs/job-search/results/use-more-results.ts'
import { publicJobPath } from '#web/features/jobs/jobs/detail/share-job.ts'
import { JobCard } from '#web/features/jobs/jobs/parts/job-card.tsx'
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
  const identity = useIdentity()
  const more = useMoreResults(guestPages(address), result.nextCursor)
  const jobs = [...result.items, ...more.items]
  return (
    <JobLists
      jobs={jobs}
      renderRow={(job) => (
        <JobCard
          key={job.id}
          job={job}
          reader={reader}
          href={publicJobPath(job.id)}
          isDetailed
          actions={identity ? undefined : <SaveAsGuest job={job} country={guest.country} />}
        />
      )}
    >
      <MoreResults
        {...more}
        hrefOf={(cursor) => exploreHref(guest, state, { cursor })}
        shown={jobs.length}
        total={result.total}
      />
    </JobLists>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { GlobeCountry, JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { publicJobPath } from '#web/features/jobs/jobs/detail/share-job.ts'
import { JobCard, jobHref } from '#web/features/jobs/jobs/parts/job-card.tsx'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Country } from '#web/ui/country.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { List } from '#web/ui/list-row.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { type GlobeAddress, jobsHref, searchForCountry } from './globe-address.ts'
import type { GlobeQueries } from './globe-queries.ts'
import { useSettled } from './use-settled.ts'

type CountryStripProps = {
  country: GlobeCountry
  home: JobGlobe['home']
  address: GlobeAddress
  reader: JobReader
  queries: GlobeQueries
}

/** Arrow keys pass through many countries: only fetch once the selection settles. */
const REST_MS = 250

/** The selected country: the number of jobs, two of them, and a link to all. */
export function CountryStrip({ country, home, address, reader, queries }: CountryStripProps) {
  const { t, i18n } = useLingui()
  const settledCountry = useSettled(country.country, REST_MS)
  const { data, error } = useQuery(queries.samples(searchForCountry(address, home, settledCountry)))
  const isHere = settledCountry === country.country
  return (
    <Card
      padding="flush"
      title={<Country code={country.country} />}
      aside={
        <>
          <Plural value={country.jobs} one="# job" other="# jobs" />
          {' · '}
          <Link to={jobsHref(address, home, country.country)}>
            <Trans>Open in search</Trans>
          </Link>
        </>
      }
    >
      {error && isHere ? (
        <ErrorState title={t`Could not load these jobs`}>{i18n._(describeError(error))}</ErrorState>
      ) : data && isHere ? (
        <List>
          {data.items.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              reader={reader}
              href={address.guest ? publicJobPath(job.id) : jobHref(job.id)}
            />
          ))}
        </List>
      ) : (
        <Skeleton>
          <SkeletonRows count={2} />
        </Skeleton>
      )}
    </Card>
  )
}

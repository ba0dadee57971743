import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Instant } from '#shared/kit/time-zones.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { suggestPlace } from '#web/features/base/reference/suggest-place.ts'
import { stepHref } from '#web/features/entry/onboarding/step-address.ts'
import { bestJobsQuery } from '#web/features/jobs/job-search/address/search-queries.ts'
import { everything } from '#web/features/jobs/job-search/address/search-state.ts'
import { GUESSED, searchHref } from '#web/features/jobs/job-search/address/use-search.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useReaderZone } from '#web/platform/clock/use-now.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { JobRows } from './job-rows.tsx'
import styles from './jobs-card.module.css'

type JobsProps = { requestedAt: Instant }

/** Best fit first, open to where the person lives or, if they have not told us, where we guess they live. */
export function JobsCardList({ requestedAt }: JobsProps) {
  const country = useIdentity()?.country ?? null
  return country === null ? (
    <GuessedJobs requestedAt={requestedAt} />
  ) : (
    <OpenJobs country={country} requestedAt={requestedAt} />
  )
}

function GuessedJobs({ requestedAt }: JobsProps) {
  const { countryInText } = usePlaceText()
  const zone = useReaderZone()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const country = zone === null ? null : (suggestPlace(countries, zone, navigator.languages)?.country ?? null)
  const tellUs = (
    <Link to={stepHref('place')}>
      <Trans>Tell us where you live</Trans>
    </Link>
  )
  if (country === null)
    return (
      <AnyJobs
        requestedAt={requestedAt}
        note={<Trans>{tellUs} to see the jobs open to you. These are open in other parts of the world.</Trans>}
      />
    )
  const named = <bdi>{countryInText(country)}</bdi>
  return (
    <OpenJobs
      country={country}
      requestedAt={requestedAt}
      note={
        <Trans>
          Open to {named}, based on your device’s time zone. Live somewhere else? {tellUs}.
        </Trans>
      }
    />
  )
}

function OpenJobs({ country, note, requestedAt }: JobsProps & { country: string; note?: ReactNode }) {
  const { t } = useLingui()
  const { countryInText } = usePlaceText()
  const search = { ...everything, openTo: country }
  const { data } = useSuspenseQuery(bestJobsQuery(search))
  const named = <bdi>{countryInText(country)}</bdi>
  if (data.total === 0)
    return (
      <AnyJobs
        requestedAt={requestedAt}
        note={<Trans>No jobs are open to people in {named} right now. These are open to people elsewhere.</Trans>}
      />
    )
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      <JobRows search={search} requestedAt={requestedAt} label={t`Jobs open to you`} none={null} />
      <p className={styles.more}>
        <Link to={searchHref(search, note ? GUESSED : {})}>
          <Trans>
            See all <Plural value={data.total} one="# job" other="# jobs" /> open to {named}
          </Trans>
        </Link>
      </p>
    </>
  )
}

function AnyJobs({ note, requestedAt }: JobsProps & { note: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <p className={styles.note}>{note}</p>
      <JobRows
        search={{ ...everything, sort: 'newest' }}
        requestedAt={requestedAt}
        label={t`Jobs`}
        none={
          <EmptyState title={t`No open jobs yet`} headingLevel={3}>
            <Trans>New jobs will appear here.</Trans>
          </EmptyState>
        }
      />
    </>
  )
}

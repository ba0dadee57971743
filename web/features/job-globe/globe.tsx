import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GlobeView } from '#shared/features/job-globe/globe-views.ts'
import type { JobGlobe } from '#shared/features/job-globe/job-globe.contract.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { JobsTabs } from '#web/features/jobs/parts/jobs-tabs.tsx'
import { usePlaceWords } from '#web/features/jobs/parts/place-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { CountryList } from './country-list.tsx'
import { CountryStrip } from './country-strip.tsx'
import { CountryTable } from './country-table.tsx'
import styles from './globe.module.css'
import { globeHref, useGlobeAddress } from './globe-address.ts'
import { globeQuery } from './globe-queries.ts'
import { WorldMap } from './map/world-map.tsx'

export function Globe({ askedAt }: { askedAt: Instant }) {
  const { t } = useLingui()
  const { view, isTable } = useGlobeAddress()
  const { data: globe } = useSuspenseQuery(globeQuery(view))
  return (
    <>
      <PageHeader
        title={<Title globe={globe} view={view} />}
        lead={<Lead globe={globe} view={view} />}
        actions={
          <SegmentedLinks
            label={t`What the map shows`}
            links={[
              { href: globeHref({ view: 'teams', isTable }), label: t`Where teams are`, isCurrent: view === 'teams' },
              {
                href: globeHref({ view: 'people', isTable }),
                label: t`Where you may live`,
                isCurrent: view === 'people',
              },
            ]}
          />
        }
      />
      <div className={styles.page}>
        <JobsTabs />
        {globe.countries.length === 0 ? (
          <Nothing />
        ) : isTable ? (
          <CountryTable globe={globe} view={view} />
        ) : (
          // Another view is another map: what was chosen on the first means nothing on the second.
          <MapAndList key={view} globe={globe} view={view} askedAt={askedAt} />
        )}
      </div>
    </>
  )
}

type ViewProps = { globe: JobGlobe; view: GlobeView }

function MapAndList({ globe, view, askedAt }: ViewProps & { askedAt: Instant }) {
  const [selected, select] = useState(globe.countries[0]?.country ?? null)
  const chosen = globe.countries.find(({ country }) => country === selected) ?? null
  const shown = { globe, view, selected, onSelect: select }
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <CountryList {...shown} />
      </div>
      <div className={styles.map}>
        <WorldMap {...shown} />
      </div>
      <div className={styles.strip}>
        {chosen && <CountryStrip country={chosen} home={globe.home?.country ?? null} view={view} askedAt={askedAt} />}
      </div>
    </div>
  )
}

function Title({ globe, view }: ViewProps) {
  const { nameCountry } = usePlaceWords()
  const { total, home } = globe
  if (view === 'people')
    return <Plural value={total} one="# open job, by where you may live" other="# open jobs, by where you may live" />
  if (home === null) return <Plural value={total} one="# open job" other="# open jobs" />
  const country = nameCountry(home.country)
  return <Plural value={total} one={`# job open to ${country}`} other={`# jobs open to ${country}`} />
}

function Lead({ globe, view }: ViewProps) {
  const { nameCountry } = usePlaceWords()
  const { home, countries } = globe
  const own = countries.find(({ country }) => country === home?.country)
  if (view === 'people') return own ? <OpenToHome jobs={own.jobs} country={nameCountry(own.country)} /> : <OpenTo />
  if (!home) return <Trans>Shown by where the team works. Tell us where you live, and we draw your meridian.</Trans>
  return (
    <Trans>
      Shown by where the team works. The gold line is your meridian: the closer a team is to it, the more of the day you
      share.
    </Trans>
  )
}

const OpenTo = () => (
  <Trans>How many jobs are open to people who live in each country. A job that does not say counts for none.</Trans>
)

const OpenToHome = ({ jobs, country }: { jobs: number; country: string }) => (
  <>
    <Plural
      value={jobs}
      one={`# of them is open to people who live in ${country}.`}
      other={`# of them are open to people who live in ${country}.`}
    />{' '}
    <Trans>A job that does not say where people may live counts for no country.</Trans>
  </>
)

function Nothing() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No open job here yet`}
      action={
        <LinkButton href="/jobs" variant="filled">
          <Trans>Search all jobs</Trans>
        </LinkButton>
      }
    >
      <Trans>The map fills as companies publish jobs that say who may take them.</Trans>
    </EmptyState>
  )
}

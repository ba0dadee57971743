import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import type { GlobeView } from '#shared/features/jobs/job-globe/globe-views.ts'
import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { CountryList } from './country-list.tsx'
import { GlobeFilters } from './filters/globe-filters.tsx'
import { NoCountries } from './filters/no-countries.tsx'
import styles from './globe.module.css'
import { type GlobeAddress, globeHref } from './globe-address.ts'
import type { GlobeQueries } from './globe-queries.ts'
import { WorldMap } from './map/world-map.tsx'

// Server-rendered, and loaded after the page. The table is one of its alternative shapes.
const loadTable = async () => (await import('./country-table.tsx')).CountryTable
const CountryTable = import.meta.env.SSR ? await loadTable() : lazyPart(loadTable)
// Below the map; its jobs are fetched when a country is selected.
const loadStrip = async () => (await import('./country-strip.tsx')).CountryStrip
const CountryStrip = import.meta.env.SSR ? await loadStrip() : lazyPart(loadStrip)
const stripShape = (
  <Card padding="flush">
    <Skeleton>
      <SkeletonRows count={2} />
    </Skeleton>
  </Card>
)

type WholeGlobeProps = { address: GlobeAddress; reader: JobReader; queries: GlobeQueries; tabs: ReactNode }

export function Globe({ address, reader, queries, tabs }: WholeGlobeProps) {
  const { t } = useLingui()
  const { data: globe } = useSuspenseQuery(queries.globe(address))
  const { view, shape } = address
  return (
    <>
      <div className={styles.tabs}>{tabs}</div>
      <PageHeader
        title={<Title globe={globe} address={address} />}
        lead={<Lead globe={globe} view={view} />}
        actions={
          <SegmentedLinks
            label={t`Show on the map`}
            links={[
              {
                href: globeHref({ ...address, view: 'teams' }),
                label: t`Team location`,
                isCurrent: view === 'teams',
              },
              {
                href: globeHref({ ...address, view: 'people' }),
                label: t`Where you can live`,
                isCurrent: view === 'people',
              },
            ]}
          />
        }
      />
      <div className={styles.page}>
        <GlobeFilters globe={globe} address={address} reader={reader} />
        {globe.countries.length === 0 ? (
          <NoCountries address={address} />
        ) : shape === 'table' ? (
          <Suspense fallback={null}>
            <CountryTable globe={globe} address={address} />
          </Suspense>
        ) : (
          // Remount for each view: a selection in one means nothing in the other.
          <MapAndList key={view} globe={globe} address={address} reader={reader} queries={queries} />
        )}
      </div>
    </>
  )
}

type ViewProps = { globe: JobGlobe; address: GlobeAddress }

function MapAndList({ globe, address, reader, queries }: ViewProps & Omit<WholeGlobeProps, 'tabs'>) {
  const { t } = useLingui()
  const [selected, select] = useState<string | null>(null)
  // A filter may remove the selected country from the map.
  const chosen = globe.countries.find(({ country }) => country === selected) ?? globe.countries[0]
  const shown = { globe, address, selected: chosen?.country ?? null, onSelect: select }
  const { shape } = address
  return (
    <div className={styles.columns} data-shape={shape}>
      <div className={styles.shapes}>
        <SegmentedLinks
          label={t`View`}
          isWide
          links={[
            { href: globeHref({ ...address, shape: 'map' }), label: t`Map`, isCurrent: shape === 'map' },
            { href: globeHref({ ...address, shape: 'list' }), label: t`List`, isCurrent: shape === 'list' },
          ]}
        />
      </div>
      <div className={styles.map}>
        <WorldMap {...shown} />
      </div>
      <div className={styles.strip}>
        {chosen && (
          <Suspense fallback={stripShape}>
            <CountryStrip country={chosen} home={globe.home} address={address} reader={reader} queries={queries} />
          </Suspense>
        )}
      </div>
      <div className={styles.list}>
        <CountryList {...shown} />
      </div>
    </div>
  )
}

function Title({ globe, address }: ViewProps) {
  const { countryInText } = usePlaceText()
  const { total, home } = globe
  if (address.view === 'people')
    return <Plural value={total} one="# open job by where you can live" other="# open jobs by where you can live" />
  if (home === null || address.openTo === 'anyone') return <Plural value={total} one="# open job" other="# open jobs" />
  const country = countryInText(home.country)
  return <Plural value={total} one={`# job open to ${country}`} other={`# jobs open to ${country}`} />
}

function Lead({ globe, view }: { globe: JobGlobe; view: GlobeView }) {
  const { countryInText } = usePlaceText()
  const { home, countries } = globe
  const own = countries.find(({ country }) => country === home?.country)
  if (view === 'people') return own ? <OpenToHome jobs={own.jobs} country={countryInText(own.country)} /> : <OpenTo />
  if (!home) return <Trans>Jobs by team location. Tell us where you live and we draw your meridian.</Trans>
  return (
    <Trans>
      Jobs by team location. The gold line is your meridian: the closer a team is to it, the more working hours you
      share.
    </Trans>
  )
}

const OpenTo = () => <Trans>Jobs open to people living in each country. Jobs that do not say are not counted.</Trans>

const OpenToHome = ({ jobs, country }: { jobs: number; country: string }) => (
  <>
    <Plural
      value={jobs}
      one={`# of them is open to people living in ${country}.`}
      other={`# of them are open to people living in ${country}.`}
    />{' '}
    <Trans>Jobs that do not say where people can live are not counted.</Trans>
  </>
)

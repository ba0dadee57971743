import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GlobeCountry, JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { Country } from '#web/ui/country.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import type { Sort } from '#web/ui/data-table-sort.ts'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './globe.module.css'
import { type GlobeAddress, globeHref, jobsHref } from './globe-address.ts'

/** All countries of the map in text and numbers. */
export function CountryTable({ globe, address }: { globe: JobGlobe; address: GlobeAddress }) {
  const { t, i18n } = useLingui()
  const { nameCountry } = usePlaceText()
  const { describeLength } = useDayBandText()
  const [sort, setSort] = useState<Sort>({ columnId: 'jobs', direction: 'descending' })
  const compare: Record<string, (one: GlobeCountry, other: GlobeCountry) => number> = {
    country: (one, other) => nameCountry(one.country).localeCompare(nameCountry(other.country), i18n.locale),
    jobs: (one, other) => one.jobs - other.jobs,
    hours: (one, other) => (one.sharedMinutes ?? -1) - (other.sharedMinutes ?? -1),
  }
  const ascending = globe.countries.toSorted(compare[sort.columnId])
  const columns: Column<GlobeCountry>[] = [
    {
      id: 'country',
      header: t`Country`,
      isSortable: true,
      renderCell: ({ country }) => (
        <Link to={jobsHref(address, globe.home, country)}>
          <Country code={country} />
        </Link>
      ),
    },
    { id: 'jobs', header: t`Jobs`, align: 'end', isSortable: true, renderCell: ({ jobs }) => i18n.number(jobs) },
  ]
  const hours: Column<GlobeCountry> = {
    id: 'hours',
    header: t`Overlap`,
    align: 'end',
    isSortable: true,
    renderCell: ({ sharedMinutes }) => (sharedMinutes === null ? t`unknown` : describeLength(sharedMinutes)),
  }
  return (
    <>
      <p className={styles.back}>
        <Link to={globeHref({ ...address, shape: 'map' })}>
          <Trans>Back to the map</Trans>
        </Link>
      </p>
      <DataTable
        label={t`Jobs by country`}
        columns={address.view === 'teams' ? [...columns, hours] : columns}
        rows={sort.direction === 'ascending' ? ascending : ascending.toReversed()}
        getRowId={({ country }) => country}
        getRowName={({ country }) => nameCountry(country)}
        sort={sort}
        onSort={setSort}
      />
    </>
  )
}

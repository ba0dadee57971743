import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { useFilterText } from '#web/features/jobs/job-search/filters/filter-text.ts'
import { payScale } from '#web/features/jobs/job-search/filters/pay-scale.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Link } from '#web/ui/link.tsx'
import { type GlobeFilters as Filters, type GlobeAddress, globeHref, jobsHref, noFilters } from '../globe-address.ts'
import { ChoiceList } from './choice-list.tsx'
import { FilterPill } from './filter-pill.tsx'
import styles from './globe-filters.module.css'

// Lazy, like the popover that contains it.
const RoleForm = lazyPart(async () => (await import('./role-form.tsx')).RoleForm)

type GlobeFiltersProps = { globe: JobGlobe; address: GlobeAddress; reader: JobReader }

/** The overlaps worth choosing between; the search offers every hour. */
const OVERLAPS = [2, 4, 6]
/** Pay steps, in bands of the search's own scale. */
const PAY_BANDS = [2, 4, 6, 8, 12]

/** Filters for what the map, the list and the table count. */
export function GlobeFilters({ globe, address, reader }: GlobeFiltersProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { describePay, describeOverlap } = useFilterText({ companies: null, skills: null })
  const { filters } = address
  const hrefWith = (change: Partial<Filters>) => globeHref({ ...address, filters: { ...filters, ...change } })
  const fallbackHref = jobsHref(address, globe.home)
  const scale = payScale({}, filters.currency ?? reader.currency ?? 'EUR', reader.rates)
  const paid = PAY_BANDS.map((bands) => 12 * scale.step * Math.round((bands * scale.bandWidth) / scale.step))
  const role = filters.text || t`any`
  const pay = filters.pay === null ? t`any` : describePay(filters.pay, filters.currency)
  const overlap = filters.overlap === null ? t`any` : describeOverlap(filters.overlap)
  const isFiltered = filters.text !== '' || filters.pay !== null || filters.overlap !== null
  return (
    <ul role="list" className={styles.row} aria-label={t`Filters`}>
      <OpenToReader globe={globe} address={address} />
      <li>
        <FilterPill
          label={t`Role`}
          text={
            <Trans>
              Role: <bdi className={styles.value}>{role}</bdi>
            </Trans>
          }
          isOn={filters.text !== ''}
          fallbackHref={fallbackHref}
        >
          {(close) => (
            <RoleForm
              text={filters.text}
              onChange={(text) => {
                close()
                void navigate(hrefWith({ text }), { replace: true, preventScrollReset: true })
              }}
            />
          )}
        </FilterPill>
      </li>
      <li>
        <FilterPill label={t`Pay`} text={t`Pay: ${pay}`} isOn={filters.pay !== null} fallbackHref={fallbackHref}>
          {(close) => (
            <ChoiceList
              onChoose={close}
              choices={[
                {
                  href: hrefWith({ pay: null, currency: null }),
                  label: t`Any pay`,
                  isCurrent: filters.pay === null,
                },
                ...paid.map((yearly) => ({
                  href: hrefWith({ pay: yearly, currency: scale.currency }),
                  label: t`${describePay(yearly, scale.currency)} a month`,
                  isCurrent: filters.pay === yearly,
                })),
              ]}
            />
          )}
        </FilterPill>
      </li>
      <li>
        <FilterPill
          label={t`Overlap`}
          text={t`Overlap: ${overlap}`}
          isOn={filters.overlap !== null}
          fallbackHref={fallbackHref}
        >
          {(close) => (
            <ChoiceList
              onChoose={close}
              choices={[
                { href: hrefWith({ overlap: null }), label: t`Any overlap`, isCurrent: filters.overlap === null },
                ...OVERLAPS.map((hours) => ({
                  href: hrefWith({ overlap: hours }),
                  label: t`${describeOverlap(hours)} or more`,
                  isCurrent: filters.overlap === hours,
                })),
              ]}
            />
          )}
        </FilterPill>
      </li>
      {isFiltered && (
        <li>
          <Link to={hrefWith(noFilters)} replace preventScrollReset className={styles.clear}>
            <Trans>Clear all</Trans>
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Only for teams: the view of where people may live already counts by country. */
function OpenToReader({ globe, address }: Omit<GlobeFiltersProps, 'reader'>) {
  const { countryInText } = usePlaceText()
  if (address.view !== 'teams' || !globe.home) return null
  const isOn = address.openTo === 'me'
  return (
    <li>
      <Link
        to={globeHref({ ...address, openTo: isOn ? 'anyone' : 'me' })}
        replace
        preventScrollReset
        aria-current={isOn ? 'true' : undefined}
        className={styles.pill}
        data-on={isOn || undefined}
      >
        <Trans>Open to {countryInText(globe.home.country)}</Trans>
      </Link>
    </li>
  )
}

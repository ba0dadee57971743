import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ServicesPage } from '#shared/features/market/services/services.contract.ts'
import { formatMoney, moneyFromMajor } from '#shared/kit/money.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterChipLink } from '#web/ui/filter-chip.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './marketplace.module.css'
import { addressOf, MARKETPLACE, noFilters, type ServiceFilters, servicesQuery } from './service-queries.ts'
import { ServiceRow } from './service-row.tsx'
import { useCategoryNames } from './service-words.ts'

type ListProps = { filters: ServiceFilters; first: ServicesPage; reader: JobReader; selected: string | null }

export function ServiceList({ filters, first, reader, selected }: ListProps) {
  const { t } = useLingui()
  const { items, state, showMore } = useLivePages(first, (cursor) => servicesQuery(filters, cursor))
  return (
    <section className={styles.results} aria-label={t`Services`}>
      <p role="status" className={styles.count}>
        <Plural value={first.total} one="# service" other="# services" />
      </p>
      <AppliedFilters filters={filters} />
      {items.length === 0 ? (
        <NothingFound filters={filters} />
      ) : (
        <List label={t`Services`}>
          {items.map((service) => (
            <ServiceRow
              key={service.id}
              service={service}
              reader={reader}
              href={addressOf(filters, service.id)}
              isSelected={service.id === selected}
              // Beside an open service there is no room for it, and its own page shows the same.
              isCompact={selected !== null}
            />
          ))}
        </List>
      )}
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </section>
  )
}

function AppliedFilters({ filters }: { filters: ServiceFilters }) {
  const { t, i18n } = useLingui()
  const categories = useCategoryNames()
  const { category, within, maxPrice, currency } = filters
  const limit =
    maxPrice === null ? null : formatMoney(moneyFromMajor(maxPrice, currency ?? 'EUR'), i18n.locale, 'compact')
  const chips = [
    category && { label: categories[category], href: addressOf({ ...filters, category: null }) },
    limit && { label: t`Up to ${limit}`, href: addressOf({ ...filters, maxPrice: null }) },
    within !== null && { label: t`Within ${within} days`, href: addressOf({ ...filters, within: null }) },
  ].filter((chip) => chip !== null && chip !== false && chip !== '')
  if (chips.length === 0) return null
  return (
    <div className={styles.chips}>
      {chips.map(({ label, href }) => (
        <FilterChipLink key={href} label={label} href={href} />
      ))}
      <Link to={addressOf({ ...noFilters, text: filters.text, sort: filters.sort })}>
        <Trans>Clear all</Trans>
      </Link>
    </div>
  )
}

function NothingFound({ filters }: { filters: ServiceFilters }) {
  const { t } = useLingui()
  const isFiltered = addressOf(filters) !== addressOf({ ...noFilters, sort: filters.sort })
  if (!isFiltered)
    return (
      <EmptyState title={t`No services yet`}>
        <Trans>Be the first to offer one.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t`No services found`}
      action={
        <LinkButton href={MARKETPLACE}>
          <Trans>Show all services</Trans>
        </LinkButton>
      }
    >
      <Trans>Try fewer words, or remove a filter.</Trans>
    </EmptyState>
  )
}

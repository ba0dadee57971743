import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ServiceFilter } from '#shared/features/market/services/service-kinds.ts'
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
        <NothingFound filters={filters} without={first.without} />
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

type FilterChip = { filter: ServiceFilter; label: string; href: string }

/** The words searched for are in their field; the others are shown as chips. */
function useFilterChips(filters: ServiceFilters): FilterChip[] {
  const { t, i18n } = useLingui()
  const categories = useCategoryNames()
  const { text, category, within, maxPrice, currency } = filters
  const limit =
    maxPrice === null ? null : formatMoney(moneyFromMajor(maxPrice, currency ?? 'EUR'), i18n.locale, 'compact')
  const without = (changed: Partial<ServiceFilters>) => addressOf({ ...filters, ...changed })
  return [
    ...(text ? [{ filter: 'text' as const, label: text, href: without({ text: '' }) }] : []),
    ...(category
      ? [{ filter: 'category' as const, label: categories[category], href: without({ category: null }) }]
      : []),
    ...(limit ? [{ filter: 'maxPrice' as const, label: t`Up to ${limit}`, href: without({ maxPrice: null }) }] : []),
    ...(within === null
      ? []
      : [{ filter: 'within' as const, label: t`Within ${within} days`, href: without({ within: null }) }]),
  ]
}

function AppliedFilters({ filters }: { filters: ServiceFilters }) {
  const chips = useFilterChips(filters).filter(({ filter }) => filter !== 'text')
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

function NothingFound({ filters, without }: { filters: ServiceFilters; without: ServicesPage['without'] }) {
  const { t } = useLingui()
  const chips = useFilterChips(filters)
  if (addressOf(filters) === addressOf({ ...noFilters, sort: filters.sort }))
    return (
      <EmptyState title={t`No services yet`}>
        <Trans>Be the first to offer one.</Trans>
      </EmptyState>
    )
  const ways = without.flatMap(({ filter, count }) => {
    const chip = chips.find((one) => one.filter === filter)
    return chip ? [{ ...chip, count }] : []
  })
  return (
    <EmptyState
      title={t`No services found`}
      action={
        <LinkButton href={MARKETPLACE}>
          <Trans>Show all services</Trans>
        </LinkButton>
      }
    >
      {ways.length === 0 && <Trans>Try fewer words, or remove a filter.</Trans>}
      {ways.map(({ filter, label, href, count }) => (
        <span key={filter} className={styles.way}>
          <Link to={href}>
            <Plural
              value={count}
              one={`Remove “${label}” to see # service`}
              other={`Remove “${label}” to see # services`}
            />
          </Link>
        </span>
      ))}
    </EmptyState>
  )
}

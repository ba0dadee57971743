import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ServicesPage } from '#shared/features/market/services/services.contract.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useFilterChips } from './filters/filter-chips.ts'
import { SortChoice } from './filters/service-filters.tsx'
import styles from './marketplace.module.css'
import { addressOf, MARKETPLACE, noFilters, type ServiceFilters, servicesQuery } from './service-queries.ts'
import { ServiceRow } from './service-row.tsx'

type ListProps = {
  filters: ServiceFilters
  first: ServicesPage
  reader: JobReader
  selected: string | null
  /** Below the list. */
  foot: ReactNode
}

export function ServiceList({ filters, first, reader, selected, foot }: ListProps) {
  const { t } = useLingui()
  const { items, state, showMore } = useLivePages(first, (cursor) => servicesQuery(filters, cursor))
  return (
    <section className={styles.results} aria-label={t`Services`}>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          <Plural value={first.total} one="# service" other="# services" />
        </p>
        <SortChoice filters={filters} />
      </div>
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
      {foot}
    </section>
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
  const withoutCategories = addressOf({ ...filters, categories: [] })
  const ways = without.flatMap(({ filter, count }) => {
    const [chip, another] = chips.filter((one) => one.filter === filter)
    if (!chip) return []
    // The count is what remains without any of the category filters.
    return [another ? { filter, count, label: t`Kind of work`, href: withoutCategories } : { ...chip, count }]
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

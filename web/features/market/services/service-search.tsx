import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { MAX_SERVICE_SEARCH } from '#shared/features/market/services/service-kinds.ts'
import { FilterChipLink } from '#web/ui/filter-chip.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import { type FilterChip, useFilterChips } from './filters/filter-chips.ts'
import styles from './marketplace.module.css'
import { addressOf, MARKETPLACE, noFilters, type ServiceFilters } from './service-queries.ts'

/** The form that the fields next to the list belong to. */
export const SEARCH_FORM = 'service-search'

/** A GET form: works before the scripts arrive, and every search has its own address. */
export function ServiceSearch({ filters }: { filters: ServiceFilters }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // Remounting the field with every search would lose the focus, so it is updated here when a link changes the search.
  useEffect(() => {
    const field = form.current?.elements.namedItem('text')
    if (field instanceof HTMLInputElement && field.value !== filters.text) field.value = filters.text
  }, [filters.text])
  return (
    <div className={styles.search}>
      <Form
        id={SEARCH_FORM}
        ref={form}
        role="search"
        method="get"
        action={MARKETPLACE}
        preventScrollReset
        className={styles.words}
      >
        <PlainSearchField
          name="text"
          label={t`Search services`}
          placeholder={t`Search services`}
          defaultValue={filters.text}
          maxLength={MAX_SERVICE_SEARCH}
          onClear={() => void navigate(addressOf({ ...filters, text: '' }), { preventScrollReset: true })}
        />
        {filters.within !== null && <input type="hidden" name="within" value={filters.within} />}
        {filters.sharedHours !== null && <input type="hidden" name="sharedHours" value={filters.sharedHours} />}
        <PlainButton type="submit" worksWithoutScript>
          <Trans>Search</Trans>
        </PlainButton>
      </Form>
      <AppliedFilters filters={filters} chips={useFilterChips(filters)} />
    </div>
  )
}

function AppliedFilters({ filters, chips }: { filters: ServiceFilters; chips: readonly FilterChip[] }) {
  const { t } = useLingui()
  const shown = chips.filter(({ filter }) => filter !== 'text')
  if (shown.length === 0) return null
  return (
    <ul role="list" className={styles.chips} aria-label={t`Active filters`}>
      {shown.map(({ label, href }) => (
        <li key={href}>
          <FilterChipLink label={label} href={href} />
        </li>
      ))}
      <li>
        <Link
          to={addressOf({ ...noFilters, text: filters.text, sort: filters.sort })}
          preventScrollReset
          className={styles.clear}
        >
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  )
}

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { MAX_SEARCH_TEXT } from '#shared/features/jobs/job-search/search-limits.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FilterChipLink } from '#web/ui/filter-chip.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import { countFilters, everything, type SearchState, writeSearch } from '../address/search-state.ts'
import { searchHref } from '../address/use-search.ts'
import { type Names, useFilterText } from '../filters/filter-text.ts'
import styles from './search-bar.module.css'

type SearchBarProps = {
  state: SearchState
  names: Names
  apply: (state: SearchState) => void
  onFilters: () => void
  /** Next to it: an alert for this search. */
  aside?: ReactNode
}

/** The id of the filters on the page. */
export const FILTERS_ID = 'filters'

/** The search text and every active filter. */
export function SearchBar({ state, names, apply, onFilters, aside }: SearchBarProps) {
  const { t } = useLingui()
  const { listApplied } = useFilterText(names)
  const count = countFilters(state)
  const applied = listApplied(state)
  return (
    <div className={styles.bar}>
      <TextForm state={state} apply={apply} />
      <span className={styles.open}>
        {/* Before scripts have loaded it links to the filters on the page */}
        <LinkButton
          href={`${searchHref(state)}#${FILTERS_ID}`}
          role="button"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            onFilters()
          }}
          icon={IconAdjustmentsHorizontal}
        >
          <span className={styles.filtersWord}>
            <Trans>Filters</Trans>
          </span>
          {count > 0 && (
            <Badge count={count} label={t`${plural(count, { one: 'active filter', other: 'active filters' })}`} />
          )}
        </LinkButton>
      </span>
      {applied.length > 0 && (
        <ul role="list" className={styles.chips} aria-label={t`Active filters`}>
          {applied.map(({ key, label, without }) => (
            <li key={key}>
              <FilterChipLink label={label} href={searchHref(without)} />
            </li>
          ))}
          <li>
            <Link
              to={searchHref({ ...everything, text: state.text, sort: state.sort })}
              preventScrollReset
              className={styles.clear}
            >
              <Trans>Clear all</Trans>
            </Link>
          </li>
        </ul>
      )}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

/** A separate GET form: the search belongs into the URL, with or without script. */
function TextForm({ state, apply }: Pick<SearchBarProps, 'state' | 'apply'>) {
  const { t } = useLingui()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    apply({ ...state, isExact: false, text: typeof text === 'string' ? text.trim() : '' })
  }
  const rest = [...writeSearch({ ...state, text: '' })]
  return (
    <form method="get" action="/jobs" role="search" className={styles.words} onSubmit={submit}>
      {rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PlainSearchField
        // Remount when the URL has a different search text.
        key={state.text}
        name="text"
        label={t`Search jobs`}
        placeholder={t`Role, skill or company`}
        defaultValue={state.text}
        maxLength={MAX_SEARCH_TEXT}
        onClear={() => apply({ ...state, text: '' })}
      />
    </form>
  )
}

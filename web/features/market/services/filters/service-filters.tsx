import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import {
  readyWithin,
  serviceCategories,
  serviceSorts,
  sharedHoursChoices,
} from '#shared/features/market/services/service-kinds.ts'
import type { ServicesPage } from '#shared/features/market/services/services.contract.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import {
  addressOf,
  countFilters,
  type ServiceFilters as Filters,
  MARKETPLACE,
  readFilters,
} from '../service-queries.ts'
import { SEARCH_FORM } from '../service-search.tsx'
import { useCategoryNames, usePayableText, useSortNames } from '../service-words.ts'
import { PriceBars } from './price-bars.tsx'
import styles from './service-filters.module.css'

type FiltersProps = { filters: Filters; result: ServicesPage; reader: JobReader }

/** The filters of the search that is loading, so that a ticked box is ticked at once. */
function useWanted(filters: Filters): Filters {
  const { location } = useNavigation()
  return location?.pathname === MARKETPLACE ? readFilters(new URLSearchParams(location.search)) : filters
}

/**
 * Next to the list, and where there is no room for that, folded away above it: `details` needs no script for either. The fields
 * belong to the search form, so without scripts its button applies them.
 */
export function ServiceFilters({ filters, result, reader }: FiltersProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const wanted = useWanted(filters)
  const names = useCategoryNames()
  const payable = usePayableText().yes
  const folded = useRef<HTMLDetailsElement>(null)
  const apply = (changed: Partial<Filters>) =>
    void navigate(addressOf({ ...wanted, ...changed }), { preventScrollReset: true })
  const count = countFilters(wanted)
  const currency = wanted.currency ?? reader.currency ?? 'EUR'
  return (
    <details ref={folded} className={styles.filters}>
      <summary className={styles.summary}>
        <Icon glyph={IconAdjustmentsHorizontal} />
        <Trans>Filters</Trans>
        {count > 0 && (
          <Badge count={count} label={t`${plural(count, { one: 'active filter', other: 'active filters' })}`} />
        )}
        <span className={styles.chevron}>
          <Icon glyph={IconChevronDown} />
        </span>
      </summary>
      <div className={styles.fields}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <Trans>Works for you</Trans>
          </legend>
          {reader.person.country !== null && (
            <TickBox
              form={SEARCH_FORM}
              name="isPayable"
              value="true"
              isSelected={wanted.isPayable}
              onChange={(isPayable) => apply({ isPayable })}
            >
              <span suppressHydrationWarning>{payable}</span>
            </TickBox>
          )}
          <TickBox
            form={SEARCH_FORM}
            name="isChecked"
            value="true"
            isSelected={wanted.isChecked}
            onChange={(isChecked) => apply({ isChecked })}
          >
            <Trans>Identity checked</Trans>
          </TickBox>
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <Trans>Kind of work</Trans>
          </legend>
          {serviceCategories.map((id) => (
            <TickBox
              key={id}
              form={SEARCH_FORM}
              name="category"
              value={id}
              isSelected={wanted.categories.includes(id)}
              onChange={(isSelected) =>
                apply({
                  categories: serviceCategories.filter((one) =>
                    one === id ? isSelected : wanted.categories.includes(one),
                  ),
                })
              }
              detail={
                <>
                  <span aria-hidden="true">{i18n.number(result.categories[id])}</span>
                  <span className="visually-hidden">
                    <Plural value={result.categories[id]} one="# service" other="# services" />
                  </span>
                </>
              }
            >
              {names[id]}
            </TickBox>
          ))}
        </fieldset>
        <div className={styles.group}>
          <span className={styles.legend}>
            <Trans>Ready within</Trans>
          </span>
          <SegmentedLinks
            label={t`Ready within`}
            isWide
            links={[null, ...readyWithin].map((days) => ({
              href: addressOf({ ...wanted, within: days }),
              label: days === null ? <Trans>Any</Trans> : <Trans>{days} d</Trans>,
              isCurrent: days === wanted.within,
            }))}
          />
        </div>
        {reader.person.hours && (
          <div className={styles.group}>
            <span className={styles.legend}>
              <Trans>Shared hours with you</Trans>
            </span>
            <SegmentedLinks
              label={t`Shared hours with you`}
              isWide
              links={[null, ...sharedHoursChoices].map((hours) => ({
                href: addressOf({ ...wanted, sharedHours: hours }),
                label: hours === null ? <Trans>Any</Trans> : <Trans>{hours} h</Trans>,
                isCurrent: hours === wanted.sharedHours,
              }))}
            />
            {!reader.hasOwnHours && (
              <p className={styles.note}>
                <Trans>Based on usual office hours, because you have not set your working hours.</Trans>
              </p>
            )}
          </div>
        )}
        <div className={styles.group}>
          <span className={styles.legend}>
            <Trans>Price, {currency}</Trans>
          </span>
          <PriceBars prices={result.prices} limit={wanted.maxPrice} currency={currency} rates={reader.rates} />
          <HighestPrice filters={filters} currency={currency} apply={apply} />
        </div>
        <span className={styles.done}>
          <PlainButton
            variant="filled"
            isWide
            onPress={() => {
              if (folded.current) folded.current.open = false
              folded.current?.querySelector('summary')?.focus()
            }}
          >
            <Plural value={result.total} one="Show # service" other="Show # services" />
          </PlainButton>
        </span>
      </div>
    </details>
  )
}

type PriceProps = { filters: Filters; currency: string; apply: (changed: Partial<Filters>) => void }

function HighestPrice({ filters: { maxPrice }, currency, apply }: PriceProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [isWrong, setIsWrong] = useState(false)
  const shown = maxPrice === null ? '' : String(maxPrice)
  // Remounting it with every search would lose the focus, so it is updated here when a link changes the search.
  useEffect(() => {
    if (field.current && field.current.value !== shown) field.current.value = shown
  }, [shown])
  const applyTyped = () => {
    const typed = field.current?.value.trim() ?? ''
    if (typed === shown) return
    const { maxPrice: price } = readFilters(new URLSearchParams({ maxPrice: typed }))
    setIsWrong(price === null && typed !== '')
    if (price !== null || typed === '') apply({ maxPrice: price, currency: price === null ? null : currency })
  }
  return (
    <>
      <TextField
        inputRef={field}
        form={SEARCH_FORM}
        name="maxPrice"
        label={t`Highest price, ${currency}`}
        inputMode="numeric"
        defaultValue={shown}
        maxLength={9}
        problem={isWrong ? t`Enter a whole amount, without a currency.` : undefined}
        onBlur={applyTyped}
      />
      <input type="hidden" form={SEARCH_FORM} name="currency" value={currency} />
    </>
  )
}

export function SortChoice({ filters }: { filters: Filters }) {
  const navigate = useNavigate()
  const wanted = useWanted(filters)
  const names = useSortNames()
  const id = useId()
  return (
    <span className={styles.sort}>
      <label htmlFor={id}>
        <Trans>Sort by</Trans>
      </label>
      <select
        id={id}
        form={SEARCH_FORM}
        name="sort"
        value={wanted.sort}
        className={styles.select}
        onChange={({ target }) => {
          const sort = serviceSorts.find((one) => one === target.value) ?? 'newest'
          void navigate(addressOf({ ...wanted, sort }), { preventScrollReset: true })
        }}
      >
        {serviceSorts.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </span>
  )
}

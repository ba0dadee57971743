import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Form, useNavigate, useSubmit } from 'react-router'
import {
  MAX_SERVICE_SEARCH,
  readyWithin,
  serviceCategories,
  serviceSorts,
} from '#shared/features/market/services/service-kinds.ts'
import type { ServicesPage } from '#shared/features/market/services/services.contract.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './marketplace.module.css'
import { addressOf, type ServiceFilters as Filters, MARKETPLACE } from './service-queries.ts'
import { useCategoryNames, useSortNames } from './service-words.ts'

type FiltersProps = { filters: Filters; result: ServicesPage; reader: JobReader }

/** A GET form: works before the scripts arrive, and every search has its own address. */
export function ServiceFilters({ filters, result, reader }: FiltersProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const submit = useSubmit()
  const categories = useCategoryNames()
  const sorts = useSortNames()
  const form = useRef<HTMLFormElement>(null)
  const currency = filters.currency ?? reader.currency ?? 'EUR'
  const values = {
    text: filters.text,
    category: filters.category ?? '',
    within: filters.within === null ? '' : String(filters.within),
    maxPrice: filters.maxPrice === null ? '' : String(filters.maxPrice),
    sort: filters.sort,
  }
  const shown = JSON.stringify(values)
  // The fields are not remounted by a search, which would lose the focus, so they follow links such as “Clear all” here.
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(shown) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field.value !== value) field.value = value
    }
  }, [shown])
  const apply = () => {
    if (form.current) void submit(form.current, { preventScrollReset: true })
  }
  return (
    <Form ref={form} role="search" method="get" action={MARKETPLACE} preventScrollReset className={styles.filters}>
      <PlainSearchField
        name="text"
        label={t`Search services`}
        placeholder={t`Search services`}
        defaultValue={filters.text}
        maxLength={MAX_SERVICE_SEARCH}
        onClear={() => void navigate(addressOf({ ...filters, text: '' }), { preventScrollReset: true })}
      />
      <Choice
        name="category"
        label={t`Kind of work`}
        value={values.category}
        onChange={apply}
        choices={[
          { id: '', label: t`All kinds` },
          ...serviceCategories.map((id) => ({
            id,
            label: `${categories[id]} (${i18n.number(result.categories[id])})`,
          })),
        ]}
      />
      <Choice
        name="within"
        label={t`Ready within`}
        value={values.within}
        onChange={apply}
        choices={[
          { id: '', label: t`Any time` },
          ...readyWithin.map((days) => ({ id: String(days), label: t`${days} days` })),
        ]}
      />
      <TextField
        name="maxPrice"
        label={t`Highest price, ${currency}`}
        inputMode="numeric"
        defaultValue={values.maxPrice}
        maxLength={9}
        onBlur={() => {
          const field = form.current?.elements.namedItem('maxPrice')
          if (field instanceof HTMLInputElement && field.value !== values.maxPrice) apply()
        }}
      />
      <input type="hidden" name="currency" value={currency} />
      <Choice
        name="sort"
        label={t`Sort by`}
        value={values.sort}
        onChange={apply}
        choices={serviceSorts.map((id) => ({ id, label: sorts[id] }))}
      />
      <PlainButton type="submit" worksWithoutScript>
        <Trans>Search</Trans>
      </PlainButton>
    </Form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string
  choices: readonly { id: string; label: string }[]
  onChange: () => void
}

function Choice({ name, label, value, choices, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value} className={styles.select} onChange={onChange}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

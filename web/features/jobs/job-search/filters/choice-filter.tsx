import { Plural, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { TickBox } from '#web/ui/tick-box.tsx'
import { type ChoiceName, choose, type SearchState } from '../address/search-state.ts'
import type { FilterProps } from './filter-props.ts'
import { useFilterText } from './filter-text.ts'
import styles from './filters.module.css'

type ChoiceFilterProps = FilterProps & {
  name: ChoiceName
  label: string
  /** In display order; without it the most frequent values come first. */
  values?: readonly string[]
  /** How many are shown before the rest is folded away. */
  shownFirst?: number
}

/** A multi-select filter, each value with its number of jobs. */
export function ChoiceFilter({ name, label, values, shownFirst = 5, state, result, apply }: ChoiceFilterProps) {
  const id = useId()
  const { nameValue } = useFilterText(result)
  // A Map, because selected values come from the URL, where anything is possible, including `constructor`.
  const counts = new Map(Object.entries(result.facets?.[name] ?? {}))
  const countOf = (value: string) => counts.get(value) ?? 0
  const chosen = state.choices[name]
  const offered = values ?? [...counts.keys()].toSorted((one, other) => countOf(other) - countOf(one))
  // Selected values have a checkbox even without any job: otherwise they could be neither seen nor submitted.
  const all = [...new Set([...offered, ...chosen])].filter((value) => countOf(value) > 0 || chosen.includes(value))
  if (all.length === 0) return null
  // Never fold away a selected value.
  const first = all.filter((value, index) => index < shownFirst || chosen.includes(value))
  const rest = all.filter((value) => !first.includes(value))
  const row = (value: string) => (
    <Choice key={value} {...{ name, value, state, apply }} label={nameValue(name, value)} count={countOf(value)} />
  )
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <span id={id} className={styles.legend}>
        {label}
      </span>
      {first.map(row)}
      {rest.length > 0 && <Folded count={rest.length} renderRest={() => rest.map(row)} />}
    </fieldset>
  )
}

/** Rendered when it is opened: it would be half of all filters, in every document. */
function Folded({ count, renderRest }: { count: number; renderRest: () => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before hydration.
  useEffect(() => setIsOpen(details.current?.open ?? false), [])
  return (
    <details ref={details} className={styles.more} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Plural value={count} one="# more" other="# more" />
      </summary>
      {isOpen && renderRest()}
    </details>
  )
}

type ChoiceProps = Pick<FilterProps, 'state' | 'apply'> & {
  name: ChoiceName
  value: string
  label: string
  count: number
}

function Choice({ name, value, label, count, state, apply }: ChoiceProps) {
  const { i18n } = useLingui()
  return (
    <TickBox
      name={name}
      value={value}
      isSelected={state.choices[name].includes(value)}
      onChange={(isSelected) => apply(toggled(state, name, value, isSelected))}
      detail={
        <>
          <span aria-hidden="true">{i18n.number(count)}</span>
          <span className="visually-hidden">
            <Plural value={count} one="# job" other="# jobs" />
          </span>
        </>
      }
    >
      <span className={styles.value}>
        <bdi>{label}</bdi>
      </span>
    </TickBox>
  )
}

function toggled(state: SearchState, name: ChoiceName, value: string, isSelected: boolean): SearchState {
  const others = state.choices[name].filter((one) => one !== value)
  return choose(state, name, isSelected ? [...others, value] : others)
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Country } from '#shared/features/base/reference/reference.contract.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { FilterChip } from '#web/ui/filter-chip.tsx'
import styles from './countries-field.module.css'

type CountriesFieldProps = {
  name: string
  label: string
  help?: string
  /** The accessible name of the chosen countries. */
  listLabel: string
  countries: readonly Country[]
  chosen: readonly string[]
  onChange: (codes: string[]) => void
}

/** Any number of countries, each added by typing and removed with one press. */
export function CountriesField({ name, label, help, listLabel, countries, chosen, onChange }: CountriesFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code
  return (
    <div className={styles.field}>
      <ComboBox
        name={name}
        label={label}
        {...(help !== undefined && { help })}
        isOptional
        placeholder={t`Add a country`}
        choices={countries
          .filter(({ code }) => !chosen.includes(code))
          .map((country) => ({ id: country.code, label: country.name }))}
        value={null}
        inputValue={text}
        onInputChange={setText}
        onChange={(key) => {
          if (typeof key !== 'string') return
          onChange([...chosen, key])
          setText('')
        }}
      />
      {chosen.length > 0 && (
        <ul role="list" className={styles.chips} aria-label={listLabel}>
          {chosen.map((code) => {
            const country = nameOf(code)
            return (
              <li key={code}>
                <FilterChip
                  label={country}
                  spokenLabel={t`Remove ${country}`}
                  onRemove={() => onChange(chosen.filter((other) => other !== code))}
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

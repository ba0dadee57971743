import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Country } from '#shared/features/base/reference/reference.contract.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { FilterChip } from '#web/ui/filter-chip.tsx'
import styles from '../onboarding.module.css'

type WorkCountriesFieldProps = {
  countries: readonly Country[]
  chosen: readonly string[]
  onChange: (codes: string[]) => void
}

export function WorkCountriesField({ countries, chosen, onChange }: WorkCountriesFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code
  return (
    <div className={styles.group}>
      <ComboBox
        name="workCountries"
        label={t`Where can you work without applying for a permit?`}
        help={t`Countries where you hold citizenship, residence or a work permit. Only you can see this. We match jobs against it.`}
        isOptional
        placeholder={t`Add a country`}
        choices={countries
          .filter(({ code }) => !chosen.includes(code))
          .map(({ code, name }) => ({ id: code, label: name }))}
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
        <ul role="list" className={styles.chips} aria-label={t`Countries you can work in`}>
          {chosen.map((code) => {
            const name = nameOf(code)
            return (
              <li key={code}>
                <FilterChip
                  label={name}
                  spokenLabel={t`Remove ${name}`}
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

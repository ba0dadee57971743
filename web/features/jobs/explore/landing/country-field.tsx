import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Flag } from '#web/ui/flag.tsx'
import { type CountryNames, readCountryNames } from '../country-names.ts'
import styles from './country-field.module.css'

export const COUNTRY_FIELD_ID = 'lives-in'

/** A native select, which works without scripts and supports type-ahead. */
export function CountryField({ country, countries }: { country: string | null; countries: CountryNames }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(country ?? '')
  return (
    <label className={styles.field} htmlFor={COUNTRY_FIELD_ID}>
      {chosen !== '' && <Flag country={chosen} />}
      <span className={styles.words}>
        <span className={styles.label}>
          <Trans>You live in</Trans>
        </span>
        <select
          id={COUNTRY_FIELD_ID}
          name="livesIn"
          className={styles.select}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t`Choose your country`}</option>
          {readCountryNames(countries).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { IconClock, IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { MAX_SEARCH_TEXT } from '#shared/features/jobs/job-search/search-limits.ts'
import {
  EXPLORE_PATH,
  exploreHref,
  exploreParams,
  type Guest,
} from '#web/features/jobs/job-search/address/guest-address.ts'
import type { SearchState } from '#web/features/jobs/job-search/address/search-state.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import type { CountryNames } from '../country-names.ts'
import { COUNTRY_FIELD_ID, CountryField } from './country-field.tsx'
import styles from './search-form.module.css'

type SearchFormProps = {
  guest: Guest
  isGuessed: boolean
  state: SearchState
  countries: CountryNames
}

/** A plain GET form. Filters are preserved, except those tied to the country that changes. */
export function SearchForm({ guest, isGuessed, state, countries }: SearchFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const rest = [...exploreParams(guest, { ...state, text: '', isExact: false })].filter(([name]) => name !== 'livesIn')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const country = textIn(given, 'livesIn')
    const search = { ...state, text: textIn(given, 'text'), isExact: false }
    const isOwn = state.openTo === guest.country
    const next = { address: { ...guest.address, livesIn: country }, country: country || null }
    void navigate(exploreHref(next, isOwn ? { ...search, openTo: country || null } : search), {
      preventScrollReset: true,
    })
  }
  return (
    <>
      <form method="get" action={EXPLORE_PATH} role="search" className={styles.form} onSubmit={submit}>
        {rest.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* Remount when the country in the address changes */}
        <CountryField key={guest.country} country={guest.country} countries={countries} />
        <label className={styles.text}>
          <Icon glyph={IconSearch} />
          <span className="visually-hidden">{t`Search jobs`}</span>
          <input
            key={state.text}
            type="search"
            name="text"
            defaultValue={state.text}
            maxLength={MAX_SEARCH_TEXT}
            placeholder={t`Job, skill or company`}
          />
        </label>
        <PlainButton type="submit" variant="sun" size="large" isWide worksWithoutScript>
          <Trans>Show jobs</Trans>
        </PlainButton>
      </form>
      <p className={styles.hint}>
        <Icon glyph={IconClock} size={16} />
        <span>
          {isGuessed && (
            <>
              <Trans>
                Based on your device’s time zone.{' '}
                <a href={`#${COUNTRY_FIELD_ID}`} onClick={() => document.getElementById(COUNTRY_FIELD_ID)?.focus()}>
                  Change it
                </a>
                .
              </Trans>{' '}
            </>
          )}
          <Trans>You can browse without an account.</Trans>
        </span>
      </p>
    </>
  )
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

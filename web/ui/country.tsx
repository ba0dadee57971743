import { useLingui } from '@lingui/react/macro'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import styles from './country.module.css'
import { Flag } from './flag.tsx'

type CountryProps = {
  /** ISO 3166 two-letter code. */
  code: string
  /** A city to show instead of the country's name: the flag then says where it is. */
  city?: string
}

export function Country({ code, city }: CountryProps) {
  const { i18n } = useLingui()
  return (
    <span className={styles.country}>
      <Flag country={code} />
      <bdi>{city ?? nameCountry(code, i18n.locale)}</bdi>
    </span>
  )
}

function nameCountry(code: string, locale: string): string {
  return displayNames(locale, { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code
}

import { Plural, useLingui } from '@lingui/react/macro'
import type { CompanyFigures } from './company-figures.ts'
import styles from './hello.module.css'

/** Without any companies there is nothing to show: no line of zeros. */
export function HelloFigures({ figures: { companies, countries, isAtLeast } }: { figures: CompanyFigures }) {
  const { i18n } = useLingui()
  if (companies === 0) return null
  const count = (figure: number) => `${i18n.number(figure)}${isAtLeast ? '+' : ''}`
  return (
    <ul role="list" className={styles.figures}>
      <li>
        <strong>{count(companies)}</strong>{' '}
        <Plural value={companies} one="verified company" other="verified companies" />
      </li>
      <li>
        <strong>{count(countries)}</strong> <Plural value={countries} one="country" other="countries" />
      </li>
    </ul>
  )
}

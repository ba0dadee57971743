import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  ownCompaniesQuery,
  useCurrentCompany,
  useSwitchCompany,
} from '#web/features/people/companies/current-company.ts'
import styles from './company-switch.module.css'

/** For members of several companies. */
export function CompanySwitch() {
  const { t } = useLingui()
  const current = useCurrentCompany()
  const { data: companies } = useSuspenseQuery(ownCompaniesQuery())
  const { mutate, isPending } = useSwitchCompany()
  if (!current || companies.length < 2) return null
  return (
    <select
      className={styles.select}
      aria-label={t`Company`}
      value={current.id}
      disabled={isPending}
      onChange={({ target }) => mutate(target.value)}
    >
      {companies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

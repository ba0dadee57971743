import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CompanyHiring } from '#shared/features/people/companies/companies.contract.ts'
import { Country } from '#web/ui/country.tsx'
import styles from './company-profile.module.css'

export function HiringFacts({ hiring }: { hiring: CompanyHiring }) {
  const { entityCountries, partnerCountries, takesContractors, contractorCountries } = hiring
  return (
    <>
      {entityCountries.length > 0 && (
        <Way title={<Trans>Employed by the company in</Trans>} countries={entityCountries} />
      )}
      {partnerCountries.length > 0 && (
        <Way title={<Trans>Employed through a partner in</Trans>} countries={partnerCountries} />
      )}
      {takesContractors && contractorCountries.length > 0 && (
        <Way title={<Trans>Contractors in</Trans>} countries={contractorCountries} />
      )}
      {takesContractors && contractorCountries.length === 0 && (
        <p className={styles.way}>
          <Trans>Contractors anywhere</Trans>
        </p>
      )}
    </>
  )
}

function Way({ title, countries }: { title: ReactNode; countries: readonly string[] }) {
  return (
    <div>
      <p className={styles.way}>{title}</p>
      <ul role="list" className={styles.countries}>
        {countries.map((code) => (
          <li key={code}>
            <Country code={code} />
          </li>
        ))}
      </ul>
    </div>
  )
}

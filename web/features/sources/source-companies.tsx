import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyCard } from '#shared/features/companies/companies.contract.ts'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import styles from './sources.module.css'

export function SourceCompanies({ companies }: { companies: readonly CompanyCard[] }) {
  const { t } = useLingui()
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Who hires here</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Companies we have checked. With an account you see whose day and country fit yours.</Trans>
      </p>
      {companies.length > 0 && (
        <div className={styles.list}>
          <List label={t`Companies`}>
            {companies.map((company) => (
              <ListRow
                key={company.id}
                mark={<CompanyMark name={company.name} />}
                title={company.name}
                meta={<Country code={company.country} city={company.city} />}
              />
            ))}
          </List>
        </div>
      )}
    </>
  )
}

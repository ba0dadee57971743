import { Trans, useLingui } from '@lingui/react/macro'
import type { Country } from '#shared/features/base/reference/reference.contract.ts'
import type { CompanyHiring } from '#shared/features/people/companies/companies.contract.ts'
import { CountriesField } from '#web/features/base/reference/countries-field.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import styles from './company-form.module.css'

type HiringFieldsProps = {
  hiring: CompanyHiring
  countries: readonly Country[]
  onChange: (hiring: CompanyHiring) => void
}

/** How and where the company employs people. */
export function HiringFields({ hiring, countries, onChange }: HiringFieldsProps) {
  const { t } = useLingui()
  const change = (part: Partial<CompanyHiring>) => onChange({ ...hiring, ...part })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>How and where do you hire?</Trans>
      </legend>
      <CountriesField
        name="hiring.entityCountries"
        label={t`Countries where you employ people yourself`}
        help={t`You have a legal entity there.`}
        listLabel={t`Countries with a legal entity`}
        countries={countries}
        chosen={hiring.entityCountries}
        onChange={(entityCountries) => change({ entityCountries })}
      />
      <CountriesField
        name="hiring.partnerCountries"
        label={t`Countries where you hire through a partner of record`}
        help={t`A partner employs the person on your behalf.`}
        listLabel={t`Countries with a partner of record`}
        countries={countries}
        chosen={hiring.partnerCountries}
        onChange={(partnerCountries) => change({ partnerCountries })}
      />
      <Checkbox isSelected={hiring.takesContractors} onChange={(takesContractors) => change({ takesContractors })}>
        <Trans>We also work with contractors</Trans>
      </Checkbox>
      {hiring.takesContractors && (
        <CountriesField
          name="hiring.contractorCountries"
          label={t`Only in these countries`}
          help={t`Leave empty if contractors can be anywhere.`}
          listLabel={t`Countries with contractors`}
          countries={countries}
          chosen={hiring.contractorCountries}
          onChange={(contractorCountries) => change({ contractorCountries })}
        />
      )}
    </fieldset>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Country } from '#shared/features/base/reference/reference.contract.ts'
import { CountriesField } from '#web/features/base/reference/countries-field.tsx'

type WorkCountriesFieldProps = {
  countries: readonly Country[]
  chosen: readonly string[]
  onChange: (codes: string[]) => void
}

export function WorkCountriesField(props: WorkCountriesFieldProps) {
  const { t } = useLingui()
  return (
    <CountriesField
      {...props}
      name="workCountries"
      label={t`Where can you work without applying for a permit?`}
      help={t`Countries where you hold citizenship, residence or a work permit. Only you can see this. We match jobs against it.`}
      listLabel={t`Countries you can work in`}
    />
  )
}

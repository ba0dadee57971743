import { useLingui } from '@lingui/react/macro'
import type { Country } from '#shared/features/base/reference/reference.contract.ts'
import { CityField } from '#web/features/base/reference/city-field.tsx'
import { zonesFor } from '#web/features/base/reference/suggest-place.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { WorkCountriesField } from './work-countries-field.tsx'

export type PlaceValues = { country: string | null; city: string; timeZone: string | null; workCountries: string[] }

type PlaceFieldsProps = {
  countries: readonly Country[]
  values: PlaceValues
  change: (values: Partial<PlaceValues>) => void
  countryHelp?: string | undefined
}

export function PlaceFields({ countries, values, change, countryHelp }: PlaceFieldsProps) {
  const { t } = useLingui()
  function chooseCountry(code: string) {
    const zones = countries.find((country) => country.code === code)?.timeZones ?? []
    change({
      country: code,
      city: '',
      // Drop a time zone that does not exist in the new country.
      timeZone: values.timeZone && zones.includes(values.timeZone) ? values.timeZone : (zones[0] ?? values.timeZone),
      // People can usually work where they live; removing it is one press.
      workCountries: [...new Set([...values.workCountries.filter((other) => other !== values.country), code])],
    })
  }
  return (
    <>
      <ComboBox
        name="country"
        label={t`Country you live in`}
        help={countryHelp}
        menuTrigger="input"
        choices={countries.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> }))}
        value={values.country}
        onChange={(key) => typeof key === 'string' && chooseCountry(key)}
      />
      <CityField
        country={values.country}
        value={values.city}
        onChange={(city) => city !== values.city && change({ city })}
        onChoose={({ name, timeZone }) => change({ city: name, timeZone })}
      />
      <ComboBox
        name="timeZone"
        label={t`Time zone`}
        menuTrigger="input"
        choices={zonesFor(countries, values.country).map((zone) => ({ id: zone, label: zone.replaceAll('_', ' ') }))}
        value={values.timeZone}
        onChange={(key) => typeof key === 'string' && change({ timeZone: key })}
      />
      <WorkCountriesField
        countries={countries}
        chosen={values.workCountries}
        onChange={(workCountries) => change({ workCountries })}
      />
    </>
  )
}

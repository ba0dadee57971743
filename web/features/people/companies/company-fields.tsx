import { Time } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { TimeValue } from 'react-aria-components'
import { companySizes, industries } from '#shared/features/people/companies/company-facts.ts'
import { MAX_COMPANY_ABOUT, MAX_URL_LENGTH } from '#shared/features/people/companies/company-limits.ts'
import { MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { CityField } from '#web/features/base/reference/city-field.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { zonesFor } from '#web/features/base/reference/suggest-place.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import type { CompanyFormProps } from './company-form.ts'
import { HiringFields } from './hiring-fields.tsx'
import { useIndustryNames } from './industry-names.ts'

const timeAt = (minute: number) => new Time(Math.floor((minute % MINUTES_PER_DAY) / 60), minute % 60)
const minuteOf = ({ hour, minute }: TimeValue) => hour * 60 + minute

/** What a company says about itself, except its name. */
export function CompanyFields({ values, change }: CompanyFormProps) {
  const { t } = useLingui()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  return (
    <>
      <TextField
        name="website"
        label={t`Website`}
        help={t`Starts with https://. You prove that the company is yours with its domain.`}
        isOptional
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_URL_LENGTH}
        value={values.website ?? ''}
        onChange={(text) => change({ website: text.trim() === '' ? null : text })}
      />
      <PlaceFields values={values} change={change} />
      <FieldPair>
        <TimeField
          name="workWindow.from"
          label={t`Your day starts`}
          value={timeAt(values.workWindow.from)}
          onChange={(time) => time && change({ workWindow: { ...values.workWindow, from: minuteOf(time) } })}
        />
        <TimeField
          name="workWindow.to"
          label={t`Your day ends`}
          value={timeAt(values.workWindow.to)}
          onChange={(time) =>
            time && change({ workWindow: { ...values.workWindow, to: minuteOf(time) || MINUTES_PER_DAY } })
          }
        />
      </FieldPair>
      <CompanyFacts values={values} change={change} />
      <HiringFields hiring={values.hiring} countries={countries} onChange={(hiring) => change({ hiring })} />
      <TextArea
        name="about"
        label={t`About the company`}
        help={t`What you make, how you work together, what a person who joins can expect.`}
        isOptional
        rows={6}
        countTo={MAX_COMPANY_ABOUT}
        value={values.about}
        onChange={(about) => change({ about })}
      />
    </>
  )
}

function PlaceFields({ values, change }: CompanyFormProps) {
  const { t } = useLingui()
  const { data: countries } = useSuspenseQuery(countriesQuery)

  function chooseCountry(code: string) {
    const zones = countries.find((country) => country.code === code)?.timeZones ?? []
    const isKnown = values.timeZone !== null && zones.includes(values.timeZone)
    change({ country: code, city: '', timeZone: isKnown ? values.timeZone : (zones[0] ?? values.timeZone) })
  }

  return (
    <>
      <FieldPair>
        <ComboBox
          name="country"
          label={t`Country`}
          menuTrigger="input"
          choices={countries.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> }))}
          value={values.country}
          onChange={(key) => typeof key === 'string' && key !== values.country && chooseCountry(key)}
        />
        <CityField
          country={values.country}
          value={values.city}
          onChange={(city) => city !== values.city && change({ city })}
          onChoose={({ name, timeZone }) => change({ city: name, timeZone })}
        />
      </FieldPair>
      <ComboBox
        name="timeZone"
        label={t`Time zone`}
        menuTrigger="input"
        choices={zonesFor(countries, values.country).map((zone) => ({ id: zone, label: zone.replaceAll('_', ' ') }))}
        value={values.timeZone}
        onChange={(key) => typeof key === 'string' && change({ timeZone: key })}
      />
    </>
  )
}

function CompanyFacts({ values, change }: CompanyFormProps) {
  const { t } = useLingui()
  const industryNames = useIndustryNames()
  return (
    <FieldPair>
      <Select
        name="size"
        label={t`Employees`}
        choices={companySizes.map((size) => ({ id: size, label: size }))}
        value={values.size}
        onChange={(key) => change({ size: companySizes.find((size) => size === key) ?? values.size })}
      />
      <Select
        name="industry"
        label={t`Industry`}
        choices={industries.map((industry) => ({ id: industry, label: industryNames[industry] }))}
        value={values.industry}
        onChange={(key) => change({ industry: industries.find((industry) => industry === key) ?? values.industry })}
      />
    </FieldPair>
  )
}

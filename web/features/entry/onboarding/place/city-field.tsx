import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { City, reference } from '#shared/features/base/reference/reference.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import type { Choice } from '#web/ui/select-choice.tsx'

type CityFieldProps = {
  country: string | null
  value: string
  onChange: (name: string) => void
  /** A known city was chosen or typed, so its time zone is known. */
  onChoose: (city: City) => void
}

/** Suggests known cities; any other can be typed. */
export function CityField({ country, value, onChange, onChoose }: CityFieldProps) {
  const { t } = useLingui()
  const query = useDeferredValue(value)
  const { data: cities = [] } = useQuery({
    ...endpointQuery<typeof reference.cities>('GET /shared/api/cities', {
      query: { query, ...(country && { country }) },
    }),
    placeholderData: keepPreviousData,
    enabled: country !== null,
  })
  return (
    <ComboBox
      name="city"
      label={t`City`}
      help={t`Or the nearest one.`}
      menuTrigger="input"
      isSearched
      allowsCustomValue
      none={<Trans>We do not know this city. You can still use it: just check the time zone below.</Trans>}
      choices={cities.map((city) => choiceOf(city, cities))}
      inputValue={value}
      onInputChange={onChange}
      onBlur={() => {
        const typed = cities.find((city) => isNamed(city, value))
        if (typed) onChoose(typed)
      }}
      onChange={(key) => {
        const chosen = cities.find((city) => idOf(city) === key)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

/** Namesakes in one country are in different time zones. */
const idOf = ({ name, timeZone }: City): string => `${name} ${timeZone}`

const isNamed = ({ name, localName }: City, typed: string): boolean =>
  [name, localName ?? name].some((one) => foldText(one) === foldText(typed))

function choiceOf(city: City, others: readonly City[]): Choice {
  const { name, localName, timeZone } = city
  const isAmbiguous = others.some((other) => other !== city && other.name === name)
  const details = [localName && name, isAmbiguous && timeZone.replaceAll('_', ' ')].filter((one) => one)
  return { id: idOf(city), label: localName ?? name, ...(details.length > 0 && { detail: details.join(', ') }) }
}

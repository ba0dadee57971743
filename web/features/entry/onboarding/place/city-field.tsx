import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { City, reference } from '#shared/features/base/reference/reference.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'

type CityFieldProps = {
  country: string | null
  value: string
  onChange: (name: string) => void
  /** A city from the list was chosen, so its time zone is known. */
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
      choices={cities.map(({ name }) => ({ id: name, label: name }))}
      inputValue={value}
      onInputChange={onChange}
      onChange={(key) => {
        const chosen = cities.find(({ name }) => name === key)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef } from 'react'
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
  /** The field was left with a city we do not know. */
  onLeave?: () => void
  isOptional?: boolean
}

/** Suggests known cities; any other can be typed. */
export function CityField({ country, value, onChange, onChoose, onLeave, isOptional = false }: CityFieldProps) {
  const { t } = useLingui()
  const query = useDeferredValue(value)
  const valueOnFocus = useRef(value)
  const { data: found = [], isPlaceholderData } = useQuery({
    ...endpointQuery<typeof reference.cities>('GET /shared/api/cities', {
      query: { query, ...(country && { country }), languages: ownLanguages() },
    }),
    placeholderData: keepPreviousData,
    enabled: country !== null,
  })
  // Until the response arrives, show what still matches from the previous one.
  const cities = isPlaceholderData ? found.filter((city) => isNamed(city, value, 'start')) : found
  return (
    <ComboBox
      name="city"
      label={t`City`}
      help={t`Or the nearest one.`}
      isOptional={isOptional}
      menuTrigger="input"
      isSearched
      allowsCustomValue
      none={
        isPlaceholderData ? (
          <Trans>Searching …</Trans>
        ) : (
          <Trans>We do not recognise this city. You can still use it, but check the time zone below.</Trans>
        )
      }
      choices={cities.map((city) => choiceOf(city, cities))}
      inputValue={value}
      onInputChange={onChange}
      onFocus={() => {
        valueOnFocus.current = value
      }}
      onBlur={() => {
        // Passing through must not replace a time zone that was chosen by hand.
        if (value === valueOnFocus.current) return
        const typed = cities.find((city) => isNamed(city, value, 'whole'))
        if (typed) onChoose(typed)
        else onLeave?.()
      }}
      onChange={(key) => {
        const chosen = cities.find((city) => idOf(city) === key)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

/** The device's languages, because the product is available in fewer languages than its readers speak. */
const ownLanguages = (): string => (import.meta.env.SSR ? '' : navigator.languages.join(',').slice(0, 200))

/** Cities of the same name in one country are told apart by their time zones. */
const idOf = ({ name, timeZone }: City): string => `${name} ${timeZone}`

function isNamed({ name, localName }: City, typed: string, part: 'whole' | 'start'): boolean {
  const wanted = foldText(typed)
  const names = [name, localName ?? name].map(foldText)
  return part === 'whole' ? names.includes(wanted) : names.some((one) => one.startsWith(wanted))
}

function choiceOf(city: City, others: readonly City[]): Choice {
  const { name, localName, timeZone } = city
  const isAmbiguous = others.some((other) => other !== city && other.name === name)
  const details = [localName && name, isAmbiguous && timeZone.replaceAll('_', ' ')].filter((one) => one)
  return { id: idOf(city), label: localName ?? name, ...(details.length > 0 && { detail: details.join(', ') }) }
}

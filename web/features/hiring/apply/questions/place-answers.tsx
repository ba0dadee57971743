import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { zoneChoices } from '#web/features/people/preferences/account/zone-choices.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { countriesQuery } from '../apply-queries.ts'
import type { AnswerProps } from './question-field.tsx'

// A list stays the same while something else on the page is kept: an open one would begin anew under the pointer.

export function CountryAnswer({ value, onChange, field }: AnswerProps) {
  const { t } = useLingui()
  const { data: countries } = useQuery(countriesQuery)
  const choices = useMemo(
    () => countries?.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> })) ?? [],
    [countries],
  )
  return (
    <ComboBox
      {...field}
      // A list that comes later names what was chosen before; until then there is nothing to type into.
      key={choices.length}
      isDisabled={choices.length === 0}
      menuTrigger="input"
      placeholder={t`Choose`}
      choices={choices}
      value={typeof value === 'string' ? value : null}
      onChange={(key) => onChange(typeof key === 'string' ? key : null)}
    />
  )
}

export function ZoneAnswer({ value, onChange, field }: AnswerProps) {
  const { t } = useLingui()
  const isHydrated = useIsHydrated()
  const chosen = typeof value === 'string' ? value : null
  const choices = useMemo(() => (isHydrated ? zoneChoices(chosen) : []), [isHydrated, chosen])
  return (
    <ComboBox
      {...field}
      // Some four hundred zones are nothing to send along; the browser knows them.
      key={isHydrated ? 'all' : 'none'}
      menuTrigger="input"
      placeholder={t`Choose`}
      choices={choices}
      value={chosen}
      onChange={(key) => onChange(typeof key === 'string' ? key : null)}
    />
  )
}

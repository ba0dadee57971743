import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { zoneChoices } from '#web/features/people/preferences/account/zone-choices.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { countriesQuery } from '../apply-queries.ts'
import type { AnswerProps } from './question-field.tsx'

// Choices are memoized: an open list would otherwise reset under the pointer whenever the draft is saved.

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
      // Remount when the list arrives, so that it shows the name of the earlier choice; disabled until then.
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
      // Not sent by the server: about four hundred time zones are too much, and the browser knows them.
      key={isHydrated ? 'all' : 'none'}
      menuTrigger="input"
      placeholder={t`Choose`}
      choices={choices}
      value={chosen}
      onChange={(key) => onChange(typeof key === 'string' ? key : null)}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { zoneChoices } from '#web/features/preferences/account/zone-choices.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { countriesQuery } from '../apply-queries.ts'
import type { AnswerProps } from './question-field.tsx'

export function CountryAnswer({ value, onChange, field }: AnswerProps) {
  const { t } = useLingui()
  const { data: countries = [] } = useQuery(countriesQuery)
  return (
    <ComboBox
      {...field}
      // A list that comes later names what was chosen before.
      key={countries.length}
      menuTrigger="input"
      placeholder={t`Choose`}
      choices={countries.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> }))}
      value={typeof value === 'string' ? value : null}
      onChange={(key) => onChange(typeof key === 'string' ? key : null)}
    />
  )
}

export function ZoneAnswer({ value, onChange, field }: AnswerProps) {
  const { t } = useLingui()
  const isHydrated = useIsHydrated()
  const chosen = typeof value === 'string' ? value : null
  return (
    <ComboBox
      {...field}
      // Some four hundred zones are nothing to send along; the browser knows them.
      key={isHydrated ? 'all' : 'none'}
      menuTrigger="input"
      placeholder={t`Choose`}
      choices={isHydrated ? zoneChoices(chosen) : []}
      value={chosen}
      onChange={(key) => onChange(typeof key === 'string' ? key : null)}
    />
  )
}

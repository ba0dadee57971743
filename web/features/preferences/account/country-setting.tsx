import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { reference } from '#shared/features/reference/reference.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Setting } from '../setting.tsx'
import { useBasic } from '../use-basic.ts'

const countries = endpointQuery<typeof reference.countries>('GET /shared/api/countries')

export function CountrySetting() {
  const { t, i18n } = useLingui()
  const setting = useBasic('country')
  // The list comes after the page: to read one's country, its name is enough.
  const { data = [] } = useQuery(countries)
  const known = data.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> }))
  const own = setting.value
    ? [{ id: setting.value, label: new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(setting.value) ?? '' }]
    : []
  return (
    <Setting>
      <ComboBox
        // The box reads its choices once, so it starts anew when they have come.
        key={known.length}
        label={t`Country you live in`}
        help={t`Decides which jobs are open to you and which law applies.`}
        placeholder={t`Choose`}
        choices={known.length > 0 ? known : own}
        selectedKey={setting.value}
        onSelectionChange={(key) => typeof key === 'string' && setting.choose(key)}
      />
      <SaveState {...setting.saveState} problem={setting.problem} />
    </Setting>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Setting } from '../setting.tsx'
import { useBasic } from '../use-basic.ts'

const countries = endpointQuery<typeof reference.countries>('GET /shared/api/countries')

export function CurrencySetting() {
  const { t, i18n } = useLingui()
  const setting = useBasic('currency')
  const { data = [] } = useQuery(countries)
  const names = displayNames(i18n.locale, { type: 'currency' })
  const own = setting.value ? [setting.value] : []
  const codes = [...new Set([...own, ...data.map(({ currency }) => currency)])].toSorted()
  return (
    <Setting>
      <ComboBox
        label={t`Currency`}
        help={t`Used to show pay. Offers always state the currency they are paid in.`}
        isOptional
        placeholder={t`Not set`}
        choices={codes.map((code) => ({ id: code, label: `${code} – ${names.of(code) ?? code}` }))}
        selectedKey={setting.value}
        onSelectionChange={(key) => setting.choose(key === null ? null : String(key))}
      />
      <SaveState {...setting.saveState} problem={setting.problem} />
    </Setting>
  )
}

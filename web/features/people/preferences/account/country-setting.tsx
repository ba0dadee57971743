import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useChangeBasics } from '#web/layouts/tools/preferences.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Setting } from '../setting.tsx'

const countries = endpointQuery<typeof reference.countries>('GET /shared/api/countries')

export function CountrySetting() {
  const { t, i18n } = useLingui()
  const setting = useCountryWithCity()
  const { country } = setting.value
  // The list loads after the page: the name is enough to show the current country.
  const { data = [] } = useQuery(countries)
  const known = data.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> }))
  const own = country ? [{ id: country, label: displayNames(i18n.locale, { type: 'region' }).of(country) ?? '' }] : []
  return (
    <Setting>
      <ComboBox
        label={t`Country you live in`}
        help={t`Decides which jobs are open to you and which laws apply.`}
        placeholder={t`Choose`}
        choices={known.length > 0 ? known : own}
        selectedKey={country}
        onSelectionChange={(key) =>
          typeof key === 'string' && key !== country && setting.choose({ country: key, city: null })
        }
      />
      <SaveState {...setting.saveState} problem={setting.problem} />
    </Setting>
  )
}

type Place = { country: string | null; city: string | null }

/** Changing the country clears the city, and Undo restores both. */
function useCountryWithCity() {
  const identity = useIdentity()
  const changeBasics = useChangeBasics()
  const country = identity?.country ?? null
  const city = identity?.city ?? null
  const saved = useMemo<Place>(() => ({ country, city }), [country, city])
  return useAutosave<Place>({
    saved,
    save: changeBasics,
    isEqual: (one, other) => one.country === other.country && one.city === other.city,
  })
}

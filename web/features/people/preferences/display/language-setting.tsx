import { useLingui } from '@lingui/react/macro'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useLocaleChoices } from '#web/layouts/tools/locale-choices.ts'
import { useChangeBasics } from '#web/layouts/tools/preferences.ts'
import { SaveState } from '#web/ui/save-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { Setting } from '../setting.tsx'

/** Hidden while there is only one language. Changing it reloads the page. */
export function LanguageSetting() {
  const { t } = useLingui()
  const { current, choices } = useLocaleChoices()
  const changeBasics = useChangeBasics()
  const setting = useAutosave({ saved: current, save: (locale) => changeBasics({ locale }) })
  if (choices.length < 2) return null
  return (
    <Setting>
      <Select
        label={t`Language`}
        help={t`Used for pages and emails.`}
        choices={choices.map(({ locale, name }) => ({ id: locale, label: name }))}
        selectedKey={setting.value}
        onSelectionChange={(key) => {
          const chosen = choices.find(({ locale }) => locale === key)
          if (chosen) setting.choose(chosen.locale)
        }}
      />
      <SaveState {...setting.saveState} problem={setting.problem} />
    </Setting>
  )
}

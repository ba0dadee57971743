import { useLingui } from '@lingui/react/macro'
import { IconLanguage } from '@tabler/icons-react'
import { Icon } from '#web/ui/icon.tsx'
import { useLocaleChoices } from './locale-choices.ts'
import styles from './locale-select.module.css'
import { chooseLocale } from './preferences.ts'

/** Nothing if there is only one language. A native select, so that it works before scripts load. */
export function LocaleSelect() {
  const { t } = useLingui()
  const { current, choices } = useLocaleChoices()
  if (choices.length < 2) return null
  return (
    <label className={styles.field}>
      <Icon glyph={IconLanguage} />
      <span className="visually-hidden">{t`Language`}</span>
      <select
        className={styles.select}
        value={current}
        onChange={({ target }) => {
          const chosen = choices.find(({ locale }) => locale === target.value)
          if (chosen) chooseLocale(chosen.locale)
        }}
      >
        {choices.map(({ locale, name }) => (
          <option key={locale} value={locale}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

import { useLingui } from '@lingui/react/macro'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { Select } from '#web/ui/select.tsx'

export const courseLanguages: readonly string[] = [
  'ar',
  'bn',
  'de',
  'en',
  'es',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'pl',
  'pt',
  'ru',
  'sw',
  'tr',
  'uk',
  'vi',
  'zh',
]

type LanguageSelectProps = { value: string; onChange: (language: string) => void }

/** The language a course or a talk is in. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const { t, i18n } = useLingui()
  const names = displayNames(i18n.locale, { type: 'language' })
  const offered = courseLanguages.includes(value) ? courseLanguages : [value, ...courseLanguages]
  return (
    <Select
      name="language"
      label={t`Language`}
      translate="no"
      choices={offered.map((id) => ({ id, label: names.of(id) ?? id }))}
      value={value}
      onChange={(key) => onChange(String(key))}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import type { NewDraft } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { courseCategories, courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { FieldPair } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { useCategoryNames, useLevelNames } from '../course-words.ts'

type KindValues = Omit<NewDraft, 'title'>
type KindFieldsProps = { values: KindValues; onChange: (change: Partial<KindValues>) => void }

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

export function KindFields({ values, onChange }: KindFieldsProps) {
  const { t, i18n } = useLingui()
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const names = displayNames(i18n.locale, { type: 'language' })
  const offered = courseLanguages.includes(values.language) ? courseLanguages : [values.language, ...courseLanguages]
  return (
    <>
      <FieldPair>
        <Select
          label={t`Subject`}
          choices={courseCategories.map((id) => ({ id, label: categories[id] }))}
          value={values.category}
          onChange={(key) => onChange({ category: courseCategories.find((one) => one === key) ?? values.category })}
        />
        <Select
          label={t`Level`}
          choices={courseLevels.map((id) => ({ id, label: levels[id] }))}
          value={values.level}
          onChange={(key) => onChange({ level: courseLevels.find((one) => one === key) ?? values.level })}
        />
      </FieldPair>
      <Select
        label={t`Language`}
        choices={offered.map((id) => ({ id, label: names.of(id) ?? id }))}
        value={values.language}
        onChange={(key) => onChange({ language: String(key) })}
      />
    </>
  )
}

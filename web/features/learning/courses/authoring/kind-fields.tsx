import { useLingui } from '@lingui/react/macro'
import type { NewDraft } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { courseCategories, courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import { FieldPair } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { useCategoryNames, useLevelNames } from '../course-words.ts'
import { LanguageSelect } from './language-select.tsx'

type KindValues = Omit<NewDraft, 'title'>
type KindFieldsProps = { values: KindValues; onChange: (change: Partial<KindValues>) => void }

export function KindFields({ values, onChange }: KindFieldsProps) {
  const { t } = useLingui()
  const categories = useCategoryNames()
  const levels = useLevelNames()
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
      <LanguageSelect value={values.language} onChange={(language) => onChange({ language })} />
    </>
  )
}

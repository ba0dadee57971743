import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import { MAX_ABSTRACT, MAX_TALK_TITLE, talkCategories } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { LanguageSelect } from '#web/features/learning/courses/authoring/language-select.tsx'
import { useCategoryNames, useLevelNames } from '#web/features/learning/courses/course-words.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../masterclass.module.css'
import type { TalkFormState } from './use-talk-form.ts'

/** What the talk is about. */
export function SubjectFields({ form }: { form: TalkFormState }) {
  const { t } = useLingui()
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const { values, change } = form
  // Kept as typed: parsing it on every keystroke would move the cursor.
  const [text, setText] = useState(values.skills.join(', '))
  return (
    <Card title={<Trans>The talk</Trans>}>
      <div className={styles.stack}>
        <TextField {...form.field('title')} label={t`Title`} maxLength={MAX_TALK_TITLE} isRequired />
        <TextArea {...form.field('abstract')} label={t`In a few sentences`} countTo={MAX_ABSTRACT} isRequired />
        <TextArea {...form.field('description')} label={t`Description (Markdown)`} rows={6} isOptional />
        <FieldPair>
          <Select
            name="category"
            label={t`Subject`}
            choices={talkCategories.map((id) => ({ id, label: categories[id] }))}
            value={values.category}
            onChange={(key) => change({ category: talkCategories.find((one) => one === key) ?? values.category })}
          />
          <Select
            name="level"
            label={t`Level`}
            choices={courseLevels.map((id) => ({ id, label: levels[id] }))}
            value={values.level}
            onChange={(key) => change({ level: courseLevels.find((one) => one === key) ?? values.level })}
          />
        </FieldPair>
        <LanguageSelect value={values.language} onChange={(language) => change({ language })} />
        <TextField
          name="skills"
          label={t`Skills, separated by commas`}
          value={text}
          onChange={(skills) => {
            setText(skills)
            change({
              skills: skills
                .split(',')
                .map((one) => one.trim())
                .filter(Boolean),
            })
          }}
          isOptional
        />
      </div>
    </Card>
  )
}

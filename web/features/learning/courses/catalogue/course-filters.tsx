import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { courseCategories, courseLevels, MAX_SEARCH } from '#shared/features/learning/courses/course-kinds.ts'
import type { CoursesPage } from '#shared/features/learning/courses/courses.contract.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import { addressOf, type CatalogueView } from '../course-queries.ts'
import { useCategoryNames, useLevelNames } from '../course-words.ts'
import styles from '../courses.module.css'

/** A GET form: works before the scripts arrive, and every search has its own address. */
export function CourseFilters({ view, choices }: { view: CatalogueView; choices: CoursesPage['choices'] }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const form = useRef<HTMLFormElement>(null)
  const languages = displayNames(i18n.locale, { type: 'language' })
  const { text, category, level, skill, language } = view
  // The fields are not remounted by a search, which would lose the focus, so they follow links such as “Clear filters” here.
  useEffect(() => {
    for (const [name, value] of Object.entries({ text, category, level, skill, language })) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field.value !== (value ?? '')) field.value = value ?? ''
    }
  }, [text, category, level, skill, language])
  return (
    <Form ref={form} role="search" method="get" action="/courses" preventScrollReset className={styles.filters}>
      <PlainSearchField
        name="text"
        label={t`Search courses`}
        placeholder={t`Search courses`}
        defaultValue={view.text}
        maxLength={MAX_SEARCH}
        onClear={() => void navigate(addressOf(view, { text: '' }), { preventScrollReset: true })}
      />
      <Choice
        name="category"
        label={t`Subject`}
        any={t`All subjects`}
        chosen={view.category}
        choices={courseCategories.map((one) => [one, categories[one]])}
      />
      <Choice
        name="level"
        label={t`Level`}
        any={t`All levels`}
        chosen={view.level}
        choices={courseLevels.map((one) => [one, levels[one]])}
      />
      <Choice
        name="skill"
        label={t`Skill`}
        any={t`All skills`}
        chosen={skill}
        choices={choices.skills.map(({ name, slug }) => [slug, name])}
      />
      <Choice
        name="language"
        label={t`Language`}
        any={t`All languages`}
        chosen={language}
        choices={choices.languages.map((one) => [one, languages.of(one) ?? one])}
      />
      {view.show !== 'all' && <input type="hidden" name="show" value={view.show} />}
      <PlainButton type="submit" worksWithoutScript>
        <Trans>Search</Trans>
      </PlainButton>
    </Form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  any: string
  chosen: string | null
  choices: (readonly [value: string, label: string])[]
}

function Choice({ name, label, any, chosen, choices }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen ?? ''} className={styles.select}>
        <option value="">{any}</option>
        {/* From a link or an old address: without it, the next search would drop the filter unseen. */}
        {chosen && !choices.some(([value]) => value === chosen) && <option value={chosen}>{chosen}</option>}
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

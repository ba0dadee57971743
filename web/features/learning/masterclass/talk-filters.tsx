import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { MAX_TALK_SEARCH, talkCategories } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { useCategoryNames } from '#web/features/learning/courses/course-words.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import styles from './masterclass.module.css'
import { addressOf, type TalkFilters as Filters } from './talk-queries.ts'

/** A GET form: works before the scripts arrive, and every search has its own address. */
export function TalkFilters({ path, label, filters }: { path: string; label: string; filters: Filters }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const categories = useCategoryNames()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { text, category } = filters
  // The fields are not remounted by a search, which would lose the focus, so they follow links such as “Clear filters” here.
  useEffect(() => {
    for (const [name, value] of Object.entries({ text, category: category ?? '' })) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field.value !== value) field.value = value
    }
  }, [text, category])
  return (
    <Form ref={form} role="search" method="get" action={path} preventScrollReset className={styles.filters}>
      <PlainSearchField
        name="text"
        label={label}
        placeholder={label}
        defaultValue={text}
        maxLength={MAX_TALK_SEARCH}
        onClear={() => void navigate(addressOf(path, { ...filters, text: '' }), { preventScrollReset: true })}
      />
      <div>
        <label htmlFor={id} className="visually-hidden">
          <Trans>Subject</Trans>
        </label>
        <select id={id} name="category" defaultValue={category ?? ''} className={styles.select}>
          <option value="">{t`All subjects`}</option>
          {talkCategories.map((one) => (
            <option key={one} value={one}>
              {categories[one]}
            </option>
          ))}
        </select>
      </div>
      <PlainButton type="submit" worksWithoutScript>
        <Trans>Search</Trans>
      </PlainButton>
    </Form>
  )
}

import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { readSkills } from '#shared/features/jobs/people-search/people-filters.ts'
import { MAX_SEARCHED_SKILLS } from '#shared/features/jobs/people-search/people-search-limits.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { type PeopleView, viewHref, withSkill } from '../people-view.ts'
import styles from './people-filters.module.css'

/** Adds one skill at a time; the chosen ones are shown below the filters. */
export function SkillField({ view }: { view: PeopleView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const query = useDeferredValue(text)
  const { data: found = [] } = useQuery({
    ...endpointQuery<typeof reference.skills>('GET /shared/api/skills', { query: { query } }),
    placeholderData: keepPreviousData,
    enabled: query !== '',
  })
  const chosen = readSkills(view.skills)
  const add = (slug: string) => {
    setText('')
    void navigate(viewHref(withSkill(view, slug)), { preventScrollReset: true })
  }
  return (
    <div className={styles.skills}>
      <ComboBox
        // Remounted after each skill, to close the list and clear the input.
        key={view.skills}
        name="skill"
        label={<span className="visually-hidden">{t`Add a skill`}</span>}
        placeholder={t`Add a skill`}
        isSearched
        menuTrigger="input"
        isDisabled={chosen.length >= MAX_SEARCHED_SKILLS}
        choices={found
          .filter(({ slug }) => !chosen.some((one) => one.slug === slug))
          .map(({ slug, name }) => ({ id: slug, label: name }))}
        inputValue={text}
        onInputChange={setText}
        selectedKey={null}
        onSelectionChange={(key) => typeof key === 'string' && add(key)}
      />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { MAX_BRIEF_SKILLS } from '#shared/features/elite/briefs/brief-limits.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from '../briefs.module.css'
import type { NamedSkill } from './brief-values.ts'

type BriefSkillsProps = { picked: readonly NamedSkill[]; onChange: (skills: NamedSkill[]) => void }

export function BriefSkills({ picked, onChange }: BriefSkillsProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  // The list closes when the selected key changes; if it were always null, the list would stay open over the form.
  const [latest, setLatest] = useState<string | null>(null)
  const query = useDeferredValue(text)
  const { data: found = [] } = useQuery({
    ...endpointQuery<typeof reference.skills>('GET /shared/api/skills', { query: { query } }),
    placeholderData: keepPreviousData,
  })
  const isFull = picked.length >= MAX_BRIEF_SKILLS
  return (
    <div className={styles.stack}>
      <ComboBox
        name="skills"
        label={t`Skills`}
        help={
          isFull
            ? t`You have reached the limit of ${MAX_BRIEF_SKILLS} skills. Remove one to add another.`
            : t`Members who have at least one of them are matched; those who have proven it come first.`
        }
        isDisabled={isFull}
        isSearched
        placeholder={t`Add a skill`}
        choices={found
          .filter(({ slug }) => !picked.some((skill) => skill.slug === slug))
          .map(({ slug, name }) => ({ id: slug, label: name }))}
        value={latest}
        inputValue={text}
        onInputChange={setText}
        onChange={(key) => {
          const skill = found.find(({ slug }) => slug === key)
          // The current key is reported again on blur.
          if (!skill || skill.slug === latest) return
          onChange([...picked, { slug: skill.slug, name: skill.name }])
          setLatest(skill.slug)
          setText('')
        }}
      />
      {picked.length > 0 && (
        <ul role="list" className={styles.row} aria-label={t`Skills of this brief`}>
          {picked.map(({ slug, name }) => (
            <li key={slug} className={styles.chips}>
              <bdi>{name}</bdi>
              <IconButton
                glyph={IconX}
                label={t`Remove ${name}`}
                onPress={() => {
                  onChange(picked.filter((one) => one.slug !== slug))
                  if (slug === latest) setLatest(null)
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

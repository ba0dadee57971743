import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { MAX_SKILLS } from '#shared/features/people/talents/talent-limits.ts'
import { skillLevels } from '#shared/features/people/talents/talent-words.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import styles from './skills-field.module.css'

export type PickedSkill = { slug: string; name: string; level: number }

const USUAL_LEVEL = 3

type SkillsFieldProps = { picked: readonly PickedSkill[]; onChange: (skills: PickedSkill[]) => void }

export function SkillsField({ picked, onChange }: SkillsFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  // The list closes when the selected key changes; if it were always null, the list would stay open over the form.
  const [latest, setLatest] = useState<string | null>(null)
  const query = useDeferredValue(text)
  const { data: found = [] } = useQuery({
    ...endpointQuery<typeof reference.skills>('GET /shared/api/skills', { query: { query } }),
    placeholderData: keepPreviousData,
  })
  const isFull = picked.length >= MAX_SKILLS
  return (
    <div className={styles.skills}>
      <ComboBox
        name="skills"
        label={t`Skills`}
        help={
          isFull
            ? t`You have reached the limit of ${MAX_SKILLS} skills. Remove one to add another.`
            : t`Type a few letters, for example “Go” or “Figma”. Start with what you do best.`
        }
        isOptional
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
          onChange([...picked, { slug: skill.slug, name: skill.name, level: USUAL_LEVEL }])
          setLatest(skill.slug)
          setText('')
        }}
      />
      {picked.length > 0 && (
        <ul role="list" className={styles.rows} aria-label={t`Your skills`}>
          {picked.map((skill) => (
            <SkillRow
              key={skill.slug}
              skill={skill}
              onLevel={(level) => onChange(picked.map((one) => (one.slug === skill.slug ? { ...one, level } : one)))}
              onRemove={() => {
                onChange(picked.filter(({ slug }) => slug !== skill.slug))
                if (skill.slug === latest) setLatest(null)
              }}
            />
          ))}
        </ul>
      )}
      {picked.length > 0 && (
        <p className={styles.note}>
          <Trans>This is your own estimate. You can prove your level with a test later.</Trans>
        </p>
      )}
    </div>
  )
}

type SkillRowProps = { skill: PickedSkill; onLevel: (level: number) => void; onRemove: () => void }

function SkillRow({ skill, onLevel, onRemove }: SkillRowProps) {
  const { t } = useLingui()
  const { name } = skill
  const words = [t`Learning`, t`Basic`, t`Solid`, t`Strong`, t`Expert`]
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <Select
        label={<span className="visually-hidden">{t`Level in ${name}`}</span>}
        choices={skillLevels.map((level) => ({ id: String(level), label: words[level - 1] ?? '' }))}
        value={String(skill.level)}
        onChange={(key) => onLevel(Number(key))}
      />
      <IconButton glyph={IconX} label={t`Remove ${name}`} onPress={onRemove} />
    </li>
  )
}

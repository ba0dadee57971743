import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { MAX_SKILLS } from '#shared/features/people/talents/talent-limits.ts'
import { skillLevels } from '#shared/features/people/talents/talent-words.ts'
import { SkillSearch } from '#web/features/base/reference/skill-search.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import styles from './skills-field.module.css'

export type PickedSkill = { slug: string; name: string; level: number }

const USUAL_LEVEL = 3

type SkillsFieldProps = { picked: readonly PickedSkill[]; onChange: (skills: PickedSkill[]) => void }

export function SkillsField({ picked, onChange }: SkillsFieldProps) {
  const { t } = useLingui()
  const isFull = picked.length >= MAX_SKILLS
  return (
    <div className={styles.skills}>
      <SkillSearch
        help={
          isFull
            ? t`You have reached the limit of ${MAX_SKILLS} skills. Remove one to add another.`
            : t`Type a few letters, for example “Go” or “Figma”. Start with what you do best.`
        }
        chosen={picked.map(({ slug }) => slug)}
        isFull={isFull}
        isOptional
        onAdd={(skill) => onChange([...picked, { ...skill, level: USUAL_LEVEL }])}
      />
      {picked.length > 0 && (
        <ul role="list" className={styles.rows} aria-label={t`Your skills`}>
          {picked.map((skill) => (
            <SkillRow
              key={skill.slug}
              skill={skill}
              onLevel={(level) => onChange(picked.map((one) => (one.slug === skill.slug ? { ...one, level } : one)))}
              onRemove={() => onChange(picked.filter(({ slug }) => slug !== skill.slug))}
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

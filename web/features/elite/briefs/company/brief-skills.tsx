import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { MAX_BRIEF_SKILLS } from '#shared/features/elite/briefs/brief-limits.ts'
import { SkillSearch } from '#web/features/base/reference/skill-search.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from '../briefs.module.css'
import type { NamedSkill } from './brief-values.ts'

type BriefSkillsProps = { picked: readonly NamedSkill[]; onChange: (skills: NamedSkill[]) => void }

export function BriefSkills({ picked, onChange }: BriefSkillsProps) {
  const { t } = useLingui()
  const isFull = picked.length >= MAX_BRIEF_SKILLS
  return (
    <div className={styles.stack}>
      <SkillSearch
        help={
          isFull
            ? t`You have reached the limit of ${MAX_BRIEF_SKILLS} skills. Remove one to add another.`
            : t`Members who have at least one of them are matched; those who have proven it come first.`
        }
        chosen={picked.map(({ slug }) => slug)}
        isFull={isFull}
        onAdd={(skill) => onChange([...picked, skill])}
      />
      {picked.length > 0 && (
        <ul role="list" className={styles.row} aria-label={t`Skills of this brief`}>
          {picked.map(({ slug, name }) => (
            <li key={slug} className={styles.chips}>
              <bdi>{name}</bdi>
              <IconButton
                glyph={IconX}
                label={t`Remove ${name}`}
                onPress={() => onChange(picked.filter((one) => one.slug !== slug))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

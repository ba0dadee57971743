import { useLingui } from '@lingui/react/macro'
import { Chip } from '#web/ui/chip.tsx'
import styles from './skill-chips.module.css'

export function SkillChips({ skills }: { skills: readonly { slug: string; name: string; level: number }[] }) {
  const { t } = useLingui()
  const levels = [t`Learning`, t`Basic`, t`Solid`, t`Strong`, t`Expert`]
  return (
    <ul role="list" className={styles.skills}>
      {skills.map(({ slug, name, level }) => (
        <li key={slug}>
          <Chip>
            <bdi translate="no">{name}</bdi> <span className={styles.level}>{levels[level - 1]}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

import { Trans } from '@lingui/react/macro'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './course.module.css'

/** The skills of a course or talk; those that we know lead to their page. */
export function SkillsCard({ skills }: { skills: readonly { name: string; slug: string | null }[] }) {
  return (
    <Card title={<Trans>Skills</Trans>}>
      <ul role="list" className={styles.chips}>
        {skills.map(({ name, slug }) => (
          <li key={name}>
            {slug ? (
              <Link to={`/skill-center/${slug}`}>
                <bdi translate="no">{name}</bdi>
              </Link>
            ) : (
              <Chip size="small">
                <bdi translate="no">{name}</bdi>
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

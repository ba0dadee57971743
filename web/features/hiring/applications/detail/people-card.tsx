import { Trans } from '@lingui/react/macro'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from './detail.module.css'

export function PeopleCard({ application: { people } }: { application: ApplicationDetail }) {
  if (people.length === 0) return null
  return (
    <Card title={<Trans>Hiring team</Trans>}>
      <ul role="list" className={styles.people}>
        {people.map(({ id, name, title }) => (
          <li key={id} className={styles.person}>
            <Avatar name={name} />
            <span className={styles.personWords}>
              <bdi className={styles.name}>{name}</bdi>
              {title && <bdi className={styles.role}>{title}</bdi>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

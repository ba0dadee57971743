import { Plural, Trans } from '@lingui/react/macro'
import type { ClosedGap } from '#shared/features/learning/courses/courses.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './course.module.css'

/** It promises nothing about what the company decides. */
export function GapCard({ gap: { jobId, jobTitle, companyName, missing, covered } }: { gap: ClosedGap }) {
  const count = covered.length
  return (
    <Card
      title={<Trans>For a job you saved</Trans>}
      aside={
        <Link to={`/jobs/${jobId}`}>
          <Trans>See job</Trans>
        </Link>
      }
    >
      <p className={styles.jobTitle}>
        <bdi translate="no">{jobTitle}</bdi>
      </p>
      <p className={styles.small}>
        <bdi translate="no">{companyName}</bdi>
      </p>
      <p className={styles.text}>
        <Trans>
          This course covers {count} of your <Plural value={missing} one="# missing skill" other="# missing skills" />:
        </Trans>{' '}
        <bdi translate="no">{covered.join(', ')}</bdi>
      </p>
    </Card>
  )
}

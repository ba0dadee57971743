import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { courses } from '#shared/features/learning/courses/courses.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './course.module.css'
import { Duration } from './duration.tsx'

const jobCoursesQuery = (jobId: string) =>
  endpointQuery<typeof courses.ofJob>('GET /talent/api/jobs/:jobId/courses', { params: { jobId } })

/** On a job: courses for skills it asks for and the reader lacks. Nothing if there are none. */
export function JobCourses({ jobId }: { jobId: string }) {
  const { data } = useQuery(jobCoursesQuery(jobId))
  if (!data || data.items.length === 0) return null
  const { missing } = data
  return (
    <Card title={<Trans>Learn the missing skills</Trans>}>
      <ul role="list" className={styles.courses}>
        {data.items.map(({ slug, title, minutes, covered }) => (
          <li key={slug}>
            <Link to={`/courses/${slug}`}>
              <bdi translate="no">{title}</bdi>
            </Link>
            <p className={styles.small}>
              <Duration minutes={minutes} />
              {' · '}
              <Covered count={covered.length} missing={missing} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Covered({ count, missing }: { count: number; missing: number }) {
  return (
    <Trans>
      covers {count} of your <Plural value={missing} one="# missing skill" other="# missing skills" />
    </Trans>
  )
}

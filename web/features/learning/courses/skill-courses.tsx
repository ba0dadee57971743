import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './course.module.css'
import { coursesQuery, readView } from './course-queries.ts'
import { Duration } from './duration.tsx'

export const skillCoursesQuery = (skill: string) => coursesQuery({ ...readView(new URLSearchParams()), skill })

/** On the page of a skill: the courses that cover it. Nothing if there are none. */
export function SkillCourses({ slug: skill }: { slug: string }) {
  const { data } = useQuery(skillCoursesQuery(skill))
  if (!data || data.items.length === 0) return null
  return (
    <Card title={<Trans>Courses</Trans>}>
      <ul role="list" className={styles.courses}>
        {data.items.map(({ slug, title, minutes }) => (
          <li key={slug}>
            <Link to={`/courses/${slug}`}>
              <bdi translate="no">{title}</bdi>
            </Link>
            <p className={styles.small}>
              <Duration minutes={minutes} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

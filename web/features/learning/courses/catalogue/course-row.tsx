import { Plural, Trans } from '@lingui/react/macro'
import type { CourseCard } from '#shared/features/learning/courses/courses.contract.ts'
import { hasCompleted, isLearning } from '#shared/features/learning/courses/enrolment-status.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { useCategoryNames, useForeignLanguage, useLevelNames } from '../course-words.ts'
import styles from '../courses.module.css'
import { Duration } from '../duration.tsx'

export function CourseRow({ course }: { course: CourseCard }) {
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const foreign = useForeignLanguage()(course.language)
  const { slug, title, summary, category, level, lessonCount, minutes, rating, skills } = course
  return (
    <ListRow
      href={`/courses/${slug}`}
      title={<span translate="no">{title}</span>}
      meta={
        <>
          {categories[category]} · {levels[level]} · <Plural value={lessonCount} one="# lesson" other="# lessons" /> ·{' '}
          <Duration minutes={minutes} />
          {foreign && ` · ${foreign}`}
          {rating.average !== null && (
            <>
              {' · '}
              <Rating average={rating.average} count={rating.count} />
            </>
          )}
        </>
      }
      facts={
        <div className={styles.rowFacts}>
          <p className={styles.summary} lang={course.language} translate="no">
            {summary}
          </p>
          <ul role="list" className={styles.chips}>
            {skills.map(({ name }) => (
              <li key={name}>
                <Chip size="small">
                  <bdi translate="no">{name}</bdi>
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      }
      action={<EnrolmentMark course={course} />}
    />
  )
}

export function Rating({ average, count }: { average: number; count: number }) {
  return (
    <Trans>
      {average} out of 5 stars (<Plural value={count} one="# rating" other="# ratings" />)
    </Trans>
  )
}

function EnrolmentMark({ course: { enrolment } }: { course: CourseCard }) {
  if (!enrolment) return null
  if (hasCompleted(enrolment.status))
    return (
      <Chip size="small" tone="ok">
        <Trans>Finished</Trans>
      </Chip>
    )
  if (!isLearning(enrolment.status)) return null
  return (
    <Chip size="small" tone="brand">
      <Trans>{enrolment.percent}% done</Trans>
    </Chip>
  )
}

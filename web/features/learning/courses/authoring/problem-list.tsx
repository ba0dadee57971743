import { Trans } from '@lingui/react/macro'
import type { OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './authoring.module.css'
import { editHref } from './ops-course-queries.ts'
import { useProblemTexts } from './ops-course-words.ts'

/** What is missing, each with the way to where it is missing. */
export function ProblemList({ course }: { course: OpsCourse }) {
  const texts = useProblemTexts()
  if (course.problems.length === 0) return null
  const titleOf = (id: string) => course.lessons.find((lesson) => lesson.id === id)?.title ?? ''
  return (
    <div>
      <h3 className={styles.subtitle}>
        <Trans>Before you publish</Trans>
      </h3>
      <ul className={styles.problems}>
        {course.problems.map(({ code, lessonId, sectionId }) => (
          <li key={`${code} ${lessonId ?? sectionId ?? ''}`}>
            {lessonId !== null && (
              <>
                <Link to={editHref(course.id, lessonId)}>
                  <bdi translate="no">{titleOf(lessonId)}</bdi>
                </Link>
                {': '}
              </>
            )}
            {texts[code]}
          </li>
        ))}
      </ul>
    </div>
  )
}

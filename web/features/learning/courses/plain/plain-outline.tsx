import { Plural, Trans } from '@lingui/react/macro'
import type { Course } from '#shared/features/learning/courses/courses.contract.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { textHref } from '../course-queries.ts'
import { Duration } from '../duration.tsx'
import styles from './plain.module.css'
import { PlainStep } from './plain-step.tsx'

export function PlainOutline({ course }: { course: Course }) {
  const { slug, title, summary, language, lessonCount, minutes, enrolment } = course
  const first = enrolment?.nextLessonId ?? course.sections[0]?.lessons[0]?.id
  return (
    <div className={styles.page}>
      <PageHeader
        title={<bdi translate="no">{title}</bdi>}
        lead={
          <span lang={language} translate="no">
            {summary}
          </span>
        }
      />
      <p className={styles.small}>
        <Plural value={lessonCount} one="# lesson" other="# lessons" /> · <Duration minutes={minutes} />
        {enrolment && (
          <>
            {' · '}
            <Trans>{enrolment.percent}% done</Trans>
          </>
        )}
      </p>
      {!enrolment && (
        <PlainStep name="enrol">
          <Trans>Enrol for free</Trans>
        </PlainStep>
      )}
      {first && (
        <p>
          <Link to={textHref(slug, first)}>
            {enrolment?.nextLessonId && enrolment.doneLessons > 0 ? (
              <Trans>Continue with the next lesson</Trans>
            ) : (
              <Trans>Start the first lesson</Trans>
            )}
          </Link>
        </p>
      )}
      <PlainLessons course={course} currentId={null} />
      <p>
        <Link to={`/courses/${slug}`} reloadDocument>
          <Trans>Open the full course page</Trans>
        </Link>
      </p>
    </div>
  )
}

/** Sections fold with the browser's own `details`. */
export function PlainLessons({ course, currentId }: { course: Course; currentId: string | null }) {
  return (
    <div>
      {course.sections.map(({ title, lessons }) => (
        <Disclosure
          key={title}
          title={<bdi translate="no">{title}</bdi>}
          isInitiallyOpen={currentId === null || lessons.some(({ id }) => id === currentId)}
        >
          <ol className={styles.lessons}>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <Link
                  to={textHref(course.slug, lesson.id)}
                  className={styles.lesson}
                  aria-current={lesson.id === currentId ? 'page' : undefined}
                >
                  <bdi translate="no">{lesson.title}</bdi>
                </Link>{' '}
                <span className={styles.small}>
                  {lesson.isDone ? <Trans>Done</Trans> : <Duration minutes={lesson.minutes} />}
                </span>
              </li>
            ))}
          </ol>
        </Disclosure>
      ))}
    </div>
  )
}

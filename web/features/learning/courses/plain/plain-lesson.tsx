import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Course } from '#shared/features/learning/courses/courses.contract.ts'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { lessonHref, lessonQuery, textHref } from '../course-queries.ts'
import { Duration } from '../duration.tsx'
import { Article } from '../lesson/article.tsx'
import { DownloadCard } from '../lesson/download-card.tsx'
import { Rule } from '../lesson/lesson-rule.tsx'
import { transcriptHtml } from '../lesson/media/transcript-html.ts'
import styles from './plain.module.css'
import { PlainLessons } from './plain-outline.tsx'
import { PlainQuiz } from './plain-quiz.tsx'
import { PlainStep } from './plain-step.tsx'

export function PlainLesson({ course, lessonId }: { course: Course; lessonId: string }) {
  const { data: lesson } = useSuspenseQuery(lessonQuery(course.slug, lessonId))
  const { slug, lessonCount, language } = course
  const { number, media, progress, isEnrolled, next } = lesson
  const html = lesson.html + (media ? transcriptHtml(media) : '')
  return (
    <div className={styles.page}>
      <p className={styles.small}>
        <Link to={textHref(slug)}>
          <bdi translate="no">{course.title}</bdi>
        </Link>
      </p>
      <PageHeader
        title={<bdi translate="no">{lesson.title}</bdi>}
        lead={
          <Trans>
            Lesson {number} of {lessonCount} · <Duration minutes={lesson.minutes} />
          </Trans>
        }
      />
      {html !== '' && (
        <Article html={html} language={language} startAt={0} isTracked={false} onRead={() => undefined} />
      )}
      {lesson.download && <DownloadCard file={lesson.download} onDownload={() => undefined} />}
      {lesson.checklist.length > 0 && (
        <ul className={styles.checklist} lang={language} translate="no">
          {lesson.checklist.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {progress.completedAt === null && <Rule lesson={lesson} />}
      {lesson.kind === 'quiz' && isEnrolled && <PlainQuiz lesson={lesson} language={language} />}
      {!isEnrolled && (
        <PlainStep name="enrol">
          <Trans>Enrol for free</Trans>
        </PlainStep>
      )}
      {isEnrolled && progress.completedAt !== null && (
        <p role="status">
          <Trans>This lesson is done.</Trans>
        </p>
      )}
      {isEnrolled && progress.completedAt === null && (
        <PlainStep name="done" variant="outline">
          <Trans>Mark as done</Trans>
        </PlainStep>
      )}
      {next && (
        <div>
          <LinkButton href={textHref(slug, next.id)}>
            <span>
              <Trans>
                Next: <bdi translate="no">{next.title}</bdi>
              </Trans>
            </span>
          </LinkButton>
        </div>
      )}
      <PlainLessons course={course} currentId={lesson.id} />
      <p>
        <Link to={lessonHref(slug, lesson.id)} reloadDocument>
          <Trans>Open the full page of this lesson</Trans>
        </Link>
      </p>
    </div>
  )
}

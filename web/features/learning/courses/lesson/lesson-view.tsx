import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Course } from '#shared/features/learning/courses/courses.contract.ts'
import type { Lesson } from '#shared/features/learning/courses/lessons.contract.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmissionCard } from '../assignments/submission-card.tsx'
import styles from '../course.module.css'
import { lessonHref, lessonQuery } from '../course-queries.ts'
import { Duration } from '../duration.tsx'
import { GapCard } from '../gap-card.tsx'
import { OfflineCard } from '../offline/offline-card.tsx'
import { Outline } from '../outline.tsx'
import { TextLink } from '../plain/text-link.tsx'
import { useEnrolment } from '../use-enrolment.ts'
import { Article } from './article.tsx'
import { Checklist } from './checklist.tsx'
import { DownloadCard } from './download-card.tsx'
import { LessonRule } from './lesson-rule.tsx'
import { MediaLesson } from './media/media-lesson.tsx'
import { Notes } from './notes.tsx'
import { Quiz } from './quiz.tsx'
import { useProgress } from './use-progress.ts'

export function LessonView({ course, lessonId }: { course: Course; lessonId: string }) {
  const { t } = useLingui()
  const { data: lesson } = useSuspenseQuery(lessonQuery(course.slug, lessonId))
  const { number, next } = lesson
  const total = course.lessonCount
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t`Courses`, href: '/courses' },
              { label: <bdi translate="no">{course.title}</bdi>, href: `/courses/${course.slug}` },
            ]}
          />
        }
        title={<bdi translate="no">{lesson.title}</bdi>}
        lead={
          <Trans>
            Lesson {number} of {total} · <Duration minutes={lesson.minutes} />
          </Trans>
        }
        actions={
          next && (
            <LinkButton href={lessonHref(course.slug, next.id)} icon={IconArrowRight}>
              <Trans>Next lesson</Trans>
            </LinkButton>
          )
        }
      />
      <div className={styles.columns}>
        <Content course={course} lesson={lesson} />
        <aside className={styles.aside} aria-label={t`About this course`}>
          {course.gaps.slice(0, 1).map((gap) => (
            <GapCard key={gap.jobId} gap={gap} />
          ))}
          <Outline course={course} currentId={lesson.id} />
          {lesson.isEnrolled && <Notes slug={course.slug} lesson={lesson} />}
          {lesson.isEnrolled && <OfflineCard course={course} />}
          <TextLink slug={course.slug} lessonId={lesson.id} />
        </aside>
      </div>
    </div>
  )
}

function Content({ course, lesson }: { course: Course; lesson: Lesson }) {
  const progress = useProgress(course.slug, lesson)
  const rule = <LessonRule lesson={lesson} isPending={progress.isMarking} onDone={progress.markDone} />
  return (
    <div className={styles.main}>
      {!lesson.isEnrolled && <EnrolFirst slug={course.slug} />}
      {lesson.media && (
        <MediaLesson
          lesson={lesson}
          media={lesson.media}
          language={course.language}
          rule={rule}
          onRead={progress.saveRead}
          onPlayed={progress.savePlayed}
        />
      )}
      {lesson.media === null && lesson.html !== '' && (
        <Card>
          <Article
            html={lesson.html}
            language={course.language}
            startAt={lesson.progress.position}
            isTracked={lesson.isEnrolled && lesson.kind === 'article'}
            onRead={progress.saveRead}
          />
        </Card>
      )}
      {lesson.download && (
        <DownloadCard
          file={lesson.download}
          onDownload={lesson.isEnrolled ? progress.saveDownloaded : () => undefined}
        />
      )}
      {lesson.kind === 'quiz' && <Quiz slug={course.slug} language={course.language} lesson={lesson} />}
      {lesson.kind === 'assignment' && (
        <Checklist lesson={lesson} language={course.language} onChange={progress.saveChecked} />
      )}
      {lesson.kind === 'assignment' && lesson.isEnrolled && <SubmissionCard slug={course.slug} lesson={lesson} />}
      {lesson.media === null && rule}
      <p role="status" className={styles.small}>
        {progress.isKeptHere && <Trans>You are offline. Your progress is kept on this device and sent later.</Trans>}
      </p>
      {progress.problem && (
        <p role="alert" className={styles.problem}>
          {progress.problem}
        </p>
      )}
      {lesson.next ? (
        <div>
          <LinkButton variant="filled" href={lessonHref(course.slug, lesson.next.id)}>
            <span>
              <Trans>
                Next: <bdi translate="no">{lesson.next.title}</bdi>
              </Trans>
            </span>
          </LinkButton>
        </div>
      ) : (
        <div>
          <LinkButton variant="filled" href={`/courses/${course.slug}`}>
            <Trans>Back to the course</Trans>
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function EnrolFirst({ slug }: { slug: string }) {
  const { enrol, isPending, problem } = useEnrolment(slug)
  return (
    <Callout
      tone="soft"
      title={<Trans>You can read this lesson without enrolling</Trans>}
      action={
        <PlainButton variant="filled" isPending={isPending} onPress={enrol}>
          <Trans>Enrol for free</Trans>
        </PlainButton>
      }
    >
      {problem ?? <Trans>Enrol to keep your progress and notes.</Trans>}
    </Callout>
  )
}

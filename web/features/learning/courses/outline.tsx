import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircle, IconCircleCheckFilled, IconCircleHalf2 } from '@tabler/icons-react'
import type { Course, OutlineLesson } from '#shared/features/learning/courses/courses.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProgressRing } from '#web/ui/progress-ring.tsx'
import { lessonHref } from './course-queries.ts'
import { useKindNames } from './course-words.ts'
import { Duration } from './duration.tsx'
import styles from './outline.module.css'

/** Sections fold; the one with the current lesson, or with the next one, is open. */
export function Outline({ course, currentId }: { course: Course; currentId: string | null }) {
  const { t } = useLingui()
  const { sections, enrolment, lessonCount } = course
  const openId = currentId ?? enrolment?.nextLessonId ?? sections[0]?.lessons[0]?.id
  const done = enrolment?.doneLessons ?? 0
  const left = sections
    .flatMap(({ lessons }) => lessons)
    .filter(({ isDone }) => !isDone)
    .reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <Card title={<Trans>Lessons</Trans>}>
      {enrolment && (
        <div className={styles.progress}>
          <ProgressRing label={t`Course progress`} percent={enrolment.percent} />
          <div>
            <p className={styles.count}>
              <Trans>
                {done} of {lessonCount} lessons
              </Trans>
            </p>
            {left > 0 && (
              <p className={styles.left}>
                <Trans>
                  <Duration minutes={left} /> left
                </Trans>
              </p>
            )}
          </div>
        </div>
      )}
      {sections.map(({ title, lessons }) => (
        <Section
          key={title}
          title={title}
          lessons={lessons}
          slug={course.slug}
          currentId={currentId}
          isOpen={lessons.some(({ id }) => id === openId)}
        />
      ))}
    </Card>
  )
}

type SectionProps = {
  title: string
  lessons: readonly OutlineLesson[]
  slug: string
  currentId: string | null
  isOpen: boolean
}

function Section({ title, lessons, slug, currentId, isOpen }: SectionProps) {
  const done = lessons.filter(({ isDone }) => isDone).length
  const total = lessons.length
  return (
    <Disclosure
      title={<bdi translate="no">{title}</bdi>}
      detail={
        <Trans>
          {done} of {total}
        </Trans>
      }
      isInitiallyOpen={isOpen}
    >
      <ol role="list" className={styles.lessons}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonLink slug={slug} lesson={lesson} isCurrent={lesson.id === currentId} />
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

type LessonLinkProps = { slug: string; lesson: OutlineLesson; isCurrent: boolean }

function LessonLink({ slug, lesson, isCurrent }: LessonLinkProps) {
  const { t } = useLingui()
  const kinds = useKindNames()
  const { id, title, kind, minutes, isDone, isBegun } = lesson
  const glyph = isDone ? IconCircleCheckFilled : isBegun ? IconCircleHalf2 : IconCircle
  const state = isDone ? t`Done` : isBegun ? t`Started` : t`Not started`
  return (
    <Link to={lessonHref(slug, id)} className={styles.lesson} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.mark} data-done={isDone || undefined}>
        <Icon glyph={glyph} size={20} />
      </span>
      <span className={styles.words}>
        <bdi translate="no">{title}</bdi>
        <span className={styles.meta}>
          {kinds[kind]} · <Duration minutes={minutes} />
        </span>
      </span>
      <span className="visually-hidden">{state}</span>
    </Link>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircle, IconCircleCheckFilled, IconCircleHalf2 } from '@tabler/icons-react'
import { memo, useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import type { LessonKind } from '#shared/features/learning/courses/course-kinds.ts'
import type { Course, OutlineLesson } from '#shared/features/learning/courses/courses.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressRing } from '#web/ui/progress-ring.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { lessonHref } from './course-queries.ts'
import { useKindNames } from './course-words.ts'
import { Duration } from './duration.tsx'
import styles from './outline.module.css'

/**
 * Initially false when the course was opened by a link within the app: rendering hundreds of collapsed lessons along with the page
 * would block the main thread. Full page loads contain them from the start.
 */
function useHasFolded(): boolean {
  const isHydrated = useIsHydrated()
  const [isOpenedHere] = useState(isHydrated)
  return useDeferredValue(true, !isOpenedHere)
}

/** Sections fold; the one with the current lesson, or with the next one, is open. */
export function Outline({ course, currentId }: { course: Course; currentId: string | null }) {
  const { t } = useLingui()
  const kinds = useKindNames()
  const hasFolded = useHasFolded()
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
      {sections.map(({ title, lessons }) => {
        const isOpen = lessons.some(({ id }) => id === openId)
        return (
          <Section
            key={title}
            title={title}
            lessons={lessons}
            shown={isOpen || hasFolded ? lessons : none}
            slug={course.slug}
            kinds={kinds}
            currentId={currentId}
            isOpen={isOpen}
          />
        )
      })}
    </Card>
  )
}

const none: readonly OutlineLesson[] = []

type SectionProps = {
  title: string
  lessons: readonly OutlineLesson[]
  /** Only these have rows in the document. */
  shown: readonly OutlineLesson[]
  slug: string
  kinds: Readonly<Record<LessonKind, string>>
  currentId: string | null
  isOpen: boolean
}

function Section({ title, lessons, shown, slug, kinds, currentId, isOpen }: SectionProps) {
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
        {shown.map((lesson) => (
          <li key={lesson.id}>
            <LessonLink slug={slug} lesson={lesson} kind={kinds[lesson.kind]} isCurrent={lesson.id === currentId} />
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

type LessonLinkProps = { slug: string; lesson: OutlineLesson; kind: string; isCurrent: boolean }

/** A plain router link: it opens another lesson on the same page, so there is nothing to preload. */
const LessonLink = memo(function LessonLink({ slug, lesson, kind, isCurrent }: LessonLinkProps) {
  const { id, title, minutes, isDone, isBegun } = lesson
  const glyph = isDone ? IconCircleCheckFilled : isBegun ? IconCircleHalf2 : IconCircle
  return (
    <Link
      to={lessonHref(slug, id)}
      discover="none"
      className={styles.lesson}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles.mark} data-done={isDone || undefined}>
        <Icon glyph={glyph} size={20} />
      </span>
      <span className={styles.words}>
        <bdi translate="no">{title}</bdi>
        <span className={styles.meta}>
          {kind} · <Duration minutes={minutes} />
        </span>
      </span>
      <span className="visually-hidden">
        {isDone ? <Trans>Done</Trans> : isBegun ? <Trans>Started</Trans> : <Trans>Not started</Trans>}
      </span>
    </Link>
  )
})

import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseCard } from '#shared/features/learning/courses/courses.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProgressRing } from '#web/ui/progress-ring.tsx'
import { lessonHref } from '../course-queries.ts'
import styles from '../courses.module.css'

export function ContinueLearning({ course }: { course: CourseCard }) {
  const { t } = useLingui()
  const { slug, title, lessonCount, enrolment } = course
  if (!enrolment?.nextLessonId) return null
  const done = enrolment.doneLessons
  return (
    <Card tone="soft">
      <div className={styles.resume}>
        <ProgressRing label={t`Course progress`} percent={enrolment.percent} />
        <div className={styles.resumeWords}>
          <h2 className={styles.resumeTitle}>
            <bdi translate="no">{title}</bdi>
          </h2>
          <p className={styles.facts}>
            <Trans>
              {done} of {lessonCount} lessons done
            </Trans>
          </p>
        </div>
        <LinkButton variant="filled" href={lessonHref(slug, enrolment.nextLessonId)}>
          <Trans>Continue</Trans>
        </LinkButton>
      </div>
    </Card>
  )
}

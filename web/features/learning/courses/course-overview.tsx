import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '#shared/features/learning/courses/courses.contract.ts'
import { hasCompleted, isEnrolled, isLearning } from '#shared/features/learning/courses/enrolment-status.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Rating } from './catalogue/course-row.tsx'
import styles from './course.module.css'
import { lessonHref } from './course-queries.ts'
import { useCategoryNames, useForeignLanguage, useLevelNames } from './course-words.ts'
import { Duration } from './duration.tsx'
import { GapCard } from './gap-card.tsx'
import { OfflineCard } from './offline/offline-card.tsx'
import { Outline } from './outline.tsx'
import { TextLink } from './plain/text-link.tsx'
import { ReviewsCard } from './reviews/reviews-card.tsx'
import { SkillsCard } from './skills-card.tsx'
import { useEnrolment } from './use-enrolment.ts'

export function CourseOverview({ course }: { course: Course }) {
  const { t } = useLingui()
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const foreign = useForeignLanguage()(course.language)
  const { title, summary, language, lessonCount, minutes, rating, outcomes, skills, sources } = course
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Courses`, href: '/courses' }]} />}
        title={<bdi translate="no">{title}</bdi>}
        lead={
          <span lang={language} translate="no">
            {summary}
          </span>
        }
        actions={<MainAction course={course} />}
      />
      <p className={styles.facts}>
        {categories[course.category]} · {levels[course.level]} ·{' '}
        <Plural value={lessonCount} one="# lesson" other="# lessons" /> · <Duration minutes={minutes} />
        {foreign && ` · ${foreign}`}
        {rating.average !== null && (
          <>
            {' · '}
            <Rating average={rating.average} count={rating.count} />
          </>
        )}
      </p>
      <div className={styles.columns}>
        <div className={styles.main}>
          {hasCompleted(course.enrolment?.status) && (
            <Card
              tone="soft"
              title={<Trans>You have finished this course</Trans>}
              aside={
                course.certificateId && (
                  <Link to={`/certificates/${course.certificateId}`}>
                    <Trans>See your certificate</Trans>
                  </Link>
                )
              }
            >
              <p className={styles.text}>
                <Trans>All lessons stay open, and your notes are kept with them.</Trans>
              </p>
            </Card>
          )}
          <Card title={<Trans>What you will be able to do</Trans>}>
            <ul className={styles.outcomes} lang={language} translate="no">
              {outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </Card>
          <Outline course={course} currentId={null} />
          <ReviewsCard course={course} />
        </div>
        <aside className={styles.aside} aria-label={t`About this course`}>
          {course.gaps.map((gap) => (
            <GapCard key={gap.jobId} gap={gap} />
          ))}
          <SkillsCard skills={skills} />
          {sources.length > 0 && (
            <Card title={<Trans>Sources</Trans>}>
              <ul className={styles.sources} lang={language} translate="no">
                {sources.map(({ title: name, url }) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {isEnrolled(course.enrolment?.status) && <OfflineCard course={course} />}
          <TextLink slug={course.slug} />
          <LeaveButton course={course} />
        </aside>
      </div>
    </div>
  )
}

function MainAction({ course }: { course: Course }) {
  const { slug, enrolment, sections } = course
  const { enrol, isPending, problem } = useEnrolment(slug)
  const first = sections[0]?.lessons[0]
  if (isLearning(enrolment?.status) && enrolment?.nextLessonId)
    return (
      <LinkButton variant="filled" href={lessonHref(slug, enrolment.nextLessonId)}>
        {enrolment.doneLessons === 0 ? <Trans>Start the first lesson</Trans> : <Trans>Continue</Trans>}
      </LinkButton>
    )
  if (enrolment && hasCompleted(enrolment.status))
    return (
      first && (
        <LinkButton href={lessonHref(slug, first.id)}>
          <Trans>Read again</Trans>
        </LinkButton>
      )
    )
  return (
    <>
      <PlainButton variant="filled" isPending={isPending} onPress={enrol}>
        {enrolment ? <Trans>Enrol again</Trans> : <Trans>Enrol for free</Trans>}
      </PlainButton>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

function LeaveButton({ course: { slug, enrolment } }: { course: Course }) {
  const { leave, isLeaving } = useEnrolment(slug)
  if (!isLearning(enrolment?.status)) return null
  return (
    <div>
      <PlainButton variant="text" isPending={isLeaving} onPress={leave}>
        <Trans>Leave this course</Trans>
      </PlainButton>
      <p className={styles.small}>
        <Trans>Your progress and notes are kept.</Trans>
      </p>
    </div>
  )
}

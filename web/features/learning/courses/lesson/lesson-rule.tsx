import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isMediaLesson } from '#shared/features/learning/courses/course-kinds.ts'
import { QUIZ_GAP_MINUTES, QUIZ_PASS_PERCENT, READ_PERCENT } from '#shared/features/learning/courses/lesson-rules.ts'
import type { Lesson } from '#shared/features/learning/courses/lessons.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './lesson.module.css'

type LessonRuleProps = { lesson: Lesson; isPending: boolean; onDone: () => void }

/** The rule, how far the reader is, and the way around it. */
export function LessonRule({ lesson, isPending, onDone }: LessonRuleProps) {
  const { completedAt, completedBy } = lesson.progress
  return (
    <Card
      title={<Trans>To finish this lesson</Trans>}
      aside={
        completedAt !== null && (
          <Chip size="small" tone="ok">
            <Trans>Done</Trans>
          </Chip>
        )
      }
    >
      <div className={styles.rule}>
        <Rule lesson={lesson} />
        {/* Announced when it changes while reading. */}
        <p role="status" className={styles.small}>
          {completedBy === 'self' && <Trans>You marked this lesson as done.</Trans>}
          {completedBy === 'rule' && <Trans>This lesson is done.</Trans>}
        </p>
        {lesson.isEnrolled && completedAt === null && (
          <div>
            <PlainButton isPending={isPending} onPress={onDone}>
              <Trans>Mark as done</Trans>
            </PlainButton>
            <p className={styles.small}>
              <Trans>Know this already? You can mark the lesson as done yourself.</Trans>
            </p>
          </div>
        )}
      </div>
    </Card>
  )
}

/** Without the button that marks the lesson as done by hand. */
export function Rule({ lesson: { kind, progress, checklist, questions } }: { lesson: Lesson }) {
  const { t } = useLingui()
  if (kind === 'quiz') {
    const best = progress.quizPercent
    return (
      <>
        <p className={styles.text}>
          <Trans>
            Answer <Plural value={questions.length} one="# question" other="# questions" />, at least{' '}
            {QUIZ_PASS_PERCENT}% right. Try as often as you like, {QUIZ_GAP_MINUTES} minutes apart.
          </Trans>
        </p>
        {best !== null && (
          <ProgressBar label={t`Best attempt`} valueLabel={`${best}%`} value={best} target={QUIZ_PASS_PERCENT} />
        )}
      </>
    )
  }
  if (kind === 'assignment') {
    const [done, total] = [progress.checked.length, checklist.length]
    return (
      <>
        <ProgressBar
          label={t`Tick off everything on the checklist`}
          valueLabel={t`${done} of ${total}`}
          value={done}
          max={total}
        />
        <p className={styles.text}>
          <Trans>Or hand in your work: once it is accepted, the lesson is done.</Trans>
        </p>
      </>
    )
  }
  if (kind === 'download')
    return (
      <p className={styles.text}>
        <Trans>Download the file.</Trans>
      </p>
    )
  const read = progress.readPercent
  return (
    <ProgressBar
      label={isMediaLesson(kind) ? t`Watch, hear or read ${READ_PERCENT}%` : t`Read ${READ_PERCENT}% of the text`}
      valueLabel={`${read}%`}
      value={read}
      target={READ_PERCENT}
    />
  )
}

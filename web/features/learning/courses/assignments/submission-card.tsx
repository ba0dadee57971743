import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FEEDBACK_DAYS, MAX_WORK } from '#shared/features/learning/courses/assignments/assignment-limits.ts'
import {
  isPassed,
  isReturned,
  isWaitingForFeedback,
} from '#shared/features/learning/courses/assignments/submission-status.ts'
import type {
  LessonSubmission,
  submissions,
} from '#shared/features/learning/courses/assignments/submissions.contract.ts'
import type { Lesson } from '#shared/features/learning/courses/lessons.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { refreshCourses } from '../course-queries.ts'
import styles from '../lesson/lesson.module.css'

type SubmissionCardProps = { slug: string; lesson: Pick<Lesson, 'id' | 'submission'> }

/** The learner's work on an assignment, and what was said about it. */
export function SubmissionCard({ slug, lesson: { id, submission } }: SubmissionCardProps) {
  const [isReplacing, setIsReplacing] = useState(false)
  const status = submission?.status
  const mayWrite = submission === null || isReturned(status) || isReplacing
  return (
    <Card title={<Trans>Your work</Trans>} aside={submission && <StatusChip submission={submission} />}>
      <div className={styles.notes}>
        {submission === null && (
          <p className={styles.text}>
            <Trans>Hand in your work. You get feedback from a person within {FEEDBACK_DAYS} days.</Trans>
          </p>
        )}
        {submission?.feedback && (
          <blockquote className={styles.note}>
            <p className={styles.noteText}>
              <bdi translate="no">{submission.feedback}</bdi>
            </p>
          </blockquote>
        )}
        {submission?.answerBy && (
          <p role="status" className={styles.small}>
            <Trans>
              Handed in. You get feedback by <LocalTime at={submission.answerBy} isDateOnly />.
            </Trans>
          </p>
        )}
        {mayWrite ? (
          <WorkForm slug={slug} lessonId={id} text={submission?.text ?? ''} onSent={() => setIsReplacing(false)} />
        ) : (
          <p className={styles.noteText}>
            <bdi translate="no">{submission.text}</bdi>
          </p>
        )}
        {isWaitingForFeedback(status) && !isReplacing && (
          <div>
            <PlainButton onPress={() => setIsReplacing(true)}>
              <Trans>Change it</Trans>
            </PlainButton>
          </div>
        )}
      </div>
    </Card>
  )
}

function StatusChip({ submission: { status } }: { submission: LessonSubmission }) {
  return (
    <Chip size="small" tone={isPassed(status) ? 'ok' : isReturned(status) ? 'warn' : 'neutral'}>
      {isPassed(status) ? (
        <Trans>Accepted</Trans>
      ) : isReturned(status) ? (
        <Trans>Needs changes</Trans>
      ) : (
        <Trans>Waiting for feedback</Trans>
      )}
    </Chip>
  )
}

type WorkFormProps = { slug: string; lessonId: string; text: string; onSent: () => void }

function WorkForm({ slug, lessonId, text, onSent }: WorkFormProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/courses/assignments/submissions.contract.ts').then(
        (contract) => contract.submissions.submit.body,
      ),
    initialValues: { text },
    draftName: `assignment-${lessonId}`,
    send: (body) =>
      callApi<typeof submissions.submit>(client, 'PUT /talent/api/courses/:slug/lessons/:lessonId/submission', {
        params: { slug, lessonId },
        body,
      }),
    onSuccess: async () => {
      await refreshCourses(cache)
      onSent()
    },
  })
  return (
    <PlainForm {...form.formProps}>
      <TextArea {...form.field('text')} label={t`What you made`} countTo={MAX_WORK} rows={8} isRequired />
      <div>
        <SubmitButton isPending={form.isPending}>
          <Trans>Hand in</Trans>
        </SubmitButton>
      </div>
    </PlainForm>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { opsCourses } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { refreshCourses } from '../course-queries.ts'
import styles from './authoring.module.css'
import type { CourseText } from './course-editor.tsx'
import { opsCourseQuery, refreshOpsCourses } from './ops-course-queries.ts'
import { ProblemList } from './problem-list.tsx'

export function PublishCard({ course, text }: { course: OpsCourse; text: CourseText }) {
  const { t } = useLingui()
  const [local, setLocal] = useState('')
  const { publish, unschedule, isPending, problem, isPublished } = usePublishing(course, text)
  const isReady = course.problems.length === 0 && text.state.saveState !== 'conflict'
  const hasNews = course.version === 0 || course.hasChanges || course.publishAt !== null
  return (
    <Card title={<Trans>Publish</Trans>} tone="soft">
      <div className={styles.stack}>
        <ProblemList course={course} />
        {course.publishAt !== null && (
          <p className={styles.text}>
            <Trans>
              Goes live on <LocalTime at={course.publishAt} />. What you write from now on is not part of it.
            </Trans>
          </p>
        )}
        {isReady && !hasNews && (
          <p className={styles.text}>
            <Trans>Everything is published.</Trans>
          </p>
        )}
        {isReady && hasNews && (
          <>
            <p className={styles.text}>
              <Trans>Learners see the new version at once and keep their progress.</Trans>
            </p>
            <div className={styles.actions}>
              <PlainButton variant="filled" isPending={isPending} onPress={() => publish(null)}>
                <Trans>Publish now</Trans>
              </PlainButton>
              {course.publishAt !== null && (
                <PlainButton isPending={isPending} onPress={unschedule}>
                  <Trans>Cancel the schedule</Trans>
                </PlainButton>
              )}
            </div>
            <TextField
              type="datetime-local"
              label={t`Or publish it later (your device’s time)`}
              value={local}
              onChange={setLocal}
            />
            <div className={styles.actions}>
              <PlainButton
                isPending={isPending}
                isDisabled={local === ''}
                onPress={() => publish(new Date(local).toISOString())}
              >
                <Trans>Schedule</Trans>
              </PlainButton>
            </div>
          </>
        )}
        <p role="status" className={styles.small}>
          {isPublished && !course.hasChanges && <Trans>Done.</Trans>}
        </p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}

function usePublishing({ id }: OpsCourse, { autosave }: CourseText) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const params = { id }
  const onSuccess = async (course: OpsCourse) => {
    cache.setQueryData(opsCourseQuery(id).queryKey, course)
    await Promise.all([refreshOpsCourses(cache), refreshCourses(cache)])
    focusHeadingIfLost()
  }
  const publishing = useMutation({
    mutationFn: async (at: string | null) => {
      await autosave.flush()
      return callApi<typeof opsCourses.publish>(client, 'POST /ops/api/courses/:id/publication', {
        params,
        body: { at },
      })
    },
    onSuccess,
  })
  const cancelling = useMutation({
    mutationFn: () =>
      callApi<typeof opsCourses.unschedule>(client, 'DELETE /ops/api/courses/:id/publication', { params }),
    onSuccess,
  })
  const error = publishing.error ?? cancelling.error
  const [message] = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return {
    publish: (at: string | null) => publishing.mutate(at),
    unschedule: () => cancelling.mutate(),
    isPending: publishing.isPending || cancelling.isPending,
    isPublished: publishing.isSuccess,
    problem: message ?? describeFailure(i18n, error),
  }
}

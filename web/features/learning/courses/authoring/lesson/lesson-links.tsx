import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { opsLessons } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../authoring.module.css'
import { editHref, opsCourseQuery, opsLessonQuery } from '../ops-course-queries.ts'

type LessonLinksProps = { course: OpsCourse; lessonId: string; saveFirst: () => Promise<void> }

/** To the lesson before and after it, and out of the course. */
export function LessonLinks({ course, lessonId, saveFirst }: LessonLinksProps) {
  const order = course.sections.flatMap(({ lessonIds }) => lessonIds)
  const at = order.indexOf(lessonId)
  const [previous, next] = [order[at - 1], order[at + 1]]
  return (
    <div className={styles.actions}>
      {previous !== undefined && (
        <LinkButton href={editHref(course.id, previous)}>
          <Trans>Previous lesson</Trans>
        </LinkButton>
      )}
      {next !== undefined && (
        <LinkButton href={editHref(course.id, next)}>
          <Trans>Next lesson</Trans>
        </LinkButton>
      )}
      <LinkButton href={editHref(course.id)}>
        <Trans>Back to the outline</Trans>
      </LinkButton>
      <RemoveLesson course={course} lessonId={lessonId} saveFirst={saveFirst} />
    </div>
  )
}

function RemoveLesson({ course: { id, version }, lessonId, saveFirst }: LessonLinksProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const removing = useMutation({
    mutationFn: async () => {
      await saveFirst()
      return callApi<typeof opsLessons.remove>(client, 'DELETE /ops/api/courses/:id/lessons/:lessonId', {
        params: { id, lessonId },
      })
    },
    onSuccess: async (after) => {
      cache.setQueryData(opsCourseQuery(id).queryKey, after)
      await navigate(editHref(id))
      cache.removeQueries({ queryKey: opsLessonQuery(id, lessonId).queryKey })
    },
  })
  const ask = async () => {
    const isSure = await confirm({
      title: t`Remove this lesson?`,
      consequences:
        version === 0
          ? t`Its text is deleted.`
          : t`Learners keep it until you publish the next version. A version that contains it can be restored.`,
      keepLabel: t`Keep it`,
      actionLabel: t`Remove`,
    })
    if (isSure) removing.mutate()
  }
  const problem = describeFailure(i18n, removing.error)
  return (
    <>
      <PlainButton variant="text" isPending={removing.isPending} onPress={() => void ask()}>
        <Trans>Remove this lesson</Trans>
      </PlainButton>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

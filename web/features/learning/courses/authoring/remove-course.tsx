import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { opsCourses } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './authoring.module.css'
import { OPS_COURSES, opsCourseQuery, refreshOpsCourses } from './ops-course-queries.ts'

/** Only before the first publication: learners never lose a course. */
export function RemoveCourse({ course: { id, title } }: { course: OpsCourse }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const removing = useMutation({
    mutationFn: () => callApi<typeof opsCourses.remove>(client, 'DELETE /ops/api/courses/:id', { params: { id } }),
    onSuccess: async () => {
      await navigate(OPS_COURSES)
      cache.removeQueries({ queryKey: opsCourseQuery(id).queryKey })
      await refreshOpsCourses(cache)
    },
  })
  const ask = async () => {
    const isSure = await confirm({
      title: t`Delete “${title}”?`,
      consequences: t`The draft and all its lessons are deleted. This cannot be undone.`,
      keepLabel: t`Keep it`,
      actionLabel: t`Delete`,
    })
    if (isSure) removing.mutate()
  }
  const problem = describeFailure(i18n, removing.error)
  return (
    <div>
      <PlainButton variant="text" isPending={removing.isPending} onPress={() => void ask()}>
        <Trans>Delete this draft</Trans>
      </PlainButton>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

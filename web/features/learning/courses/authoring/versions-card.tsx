import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { opsCourses } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from './authoring.module.css'
import type { CourseText } from './course-editor.tsx'
import { factsOf, opsCourseQuery, refreshOpsCourses } from './ops-course-queries.ts'

export function VersionsCard({ course, text }: { course: OpsCourse; text: CourseText }) {
  const { t } = useLingui()
  const { restore, isPending, problem } = useRestoring(course, text)
  if (course.versions.length === 0) return null
  const ask = async (version: number) => {
    const isSure = await confirm({
      title: t`Go back to version ${version}?`,
      consequences: t`It replaces everything in the draft, including for colleagues who are editing it. Learners see no change until you publish.`,
      keepLabel: t`Keep the draft`,
      actionLabel: t`Replace the draft`,
    })
    if (isSure) restore(version)
  }
  return (
    <Card title={<Trans>Versions</Trans>}>
      <ul role="list" className={styles.plainList}>
        {course.versions.map(({ version, lessonCount, publishedAt }) => (
          <li key={version} className={styles.item}>
            <span className={styles.rowWords}>
              <span className={styles.strong}>
                {version === course.version ? (
                  <Trans>Version {version} (live)</Trans>
                ) : (
                  <Trans>Version {version}</Trans>
                )}
              </span>
              <span className={styles.small}>
                <LocalTime at={publishedAt} /> · <Plural value={lessonCount} one="# lesson" other="# lessons" />
              </span>
            </span>
            {(version !== course.version || course.hasChanges) && (
              <PlainButton variant="text" isPending={isPending} onPress={() => void ask(version)}>
                <Trans>Restore</Trans>
                <span className="visually-hidden">
                  {' '}
                  <Trans>version {version}</Trans>
                </span>
              </PlainButton>
            )}
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Card>
  )
}

function useRestoring({ id }: OpsCourse, { autosave }: CourseText) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const restoring = useMutation({
    mutationFn: async (version: number) => {
      await autosave.flush()
      return callApi<typeof opsCourses.restore>(client, 'POST /ops/api/courses/:id/versions/:version/draft', {
        params: { id, version },
      })
    },
    onSuccess: async (course) => {
      cache.setQueryData(opsCourseQuery(id).queryKey, course)
      autosave.follow({ values: factsOf(course), revision: course.revision })
      await refreshOpsCourses(cache)
      focusHeadingIfLost()
    },
  })
  return {
    restore: (version: number) => restoring.mutate(version),
    isPending: restoring.isPending,
    problem: describeFailure(i18n, restoring.error),
  }
}

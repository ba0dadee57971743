import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { opsCourses } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { refreshCourses } from '../course-queries.ts'
import styles from './authoring.module.css'
import { opsCourseQuery, refreshOpsCourses } from './ops-course-queries.ts'

/** A course that has been published stays for those who have begun it, but nobody new has to find it. */
export function ListingCard({ course: { id, unlistedAt } }: { course: OpsCourse }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const changing = useMutation({
    mutationFn: (isListed: boolean) =>
      callApi<typeof opsCourses.changeListing>(client, 'PUT /ops/api/courses/:id/listing', {
        params: { id },
        body: { isListed },
      }),
    onSuccess: async (course) => {
      cache.setQueryData(opsCourseQuery(id).queryKey, course)
      await Promise.all([refreshOpsCourses(cache), refreshCourses(cache)])
    },
  })
  const problem = describeFailure(i18n, changing.error)
  return (
    <Card title={<Trans>Catalogue</Trans>}>
      <div className={styles.stack}>
        <p role="status" className={styles.text}>
          {unlistedAt === null ? (
            <Trans>Everybody can find this course in the catalogue.</Trans>
          ) : (
            <Trans>
              Not in the catalogue since <LocalTime at={unlistedAt} isDateOnly />. People who have enrolled can still
              open it.
            </Trans>
          )}
        </p>
        <div className={styles.actions}>
          <PlainButton isPending={changing.isPending} onPress={() => changing.mutate(unlistedAt !== null)}>
            {unlistedAt === null ? <Trans>Remove from the catalogue</Trans> : <Trans>Return to the catalogue</Trans>}
          </PlainButton>
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}

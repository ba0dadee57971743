import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { courses } from '#shared/features/learning/courses/courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './course.module.css'
import { refreshCourses } from './course-queries.ts'

const choices = [1, 2, 3, 4, 5] as const

/** Saved as soon as it is chosen. */
export function RatingCard({ slug, ownStars }: { slug: string; ownStars: number | null }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const name = useId()
  const rating = useMutation({
    mutationFn: (stars: number) =>
      callApi<typeof courses.review>(client, 'PUT /talent/api/courses/:slug/review', {
        params: { slug },
        body: { stars },
      }),
    onSuccess: () => refreshCourses(cache),
  })
  const shown = rating.isPending ? rating.variables : ownStars
  const problem = describeFailure(i18n, rating.error)
  return (
    <Card title={<Trans>Rate this course</Trans>}>
      <fieldset className={styles.stars}>
        <legend className="visually-hidden">
          <Trans>Stars</Trans>
        </legend>
        {choices.map((stars) => (
          <label key={stars} className={styles.star}>
            <input type="radio" name={name} checked={shown === stars} onChange={() => rating.mutate(stars)} />
            <Plural value={stars} one="# star" other="# stars" />
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.small}>
        {problem ?? (ownStars !== null && <Trans>Saved. You can change it at any time.</Trans>)}
      </p>
    </Card>
  )
}

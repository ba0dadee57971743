import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_REVIEW } from '#shared/features/learning/courses/reviews/review-limits.ts'
import type { courseReviews, OwnReview } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from '../course.module.css'
import { refreshCourses } from '../course-queries.ts'
import { useRemoveReview } from './use-remove-review.ts'

/** Stars and an optional text. The author can change or remove them at any time. */
export function ReviewForm({ slug, review }: { slug: string; review: OwnReview | null }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/courses/reviews/reviews.contract.ts').then((contract) => contract.newReview),
    initialValues: { stars: review?.stars ?? (null as number | null), text: review?.text ?? '' },
    draftName: `course-review-${slug}`,
    send: (body) =>
      callApi<typeof courseReviews.save>(client, 'PUT /talent/api/courses/:slug/review', { params: { slug }, body }),
    onSuccess: () => refreshCourses(cache),
  })
  const { remove, isPending, problem } = useRemoveReview(slug, () => form.change({ stars: null, text: '' }))
  return (
    <Form {...form.formProps}>
      <StarChoice
        name="stars"
        label={t`Your rating`}
        help={t`Anyone who opens this course can read your review and see your first name.`}
        value={form.values.stars}
        onChange={(stars) => form.change({ stars })}
      />
      <TextArea
        {...form.field('text')}
        label={t`Your review`}
        help={t`What did you find helpful, and who would you recommend the course to?`}
        countTo={MAX_REVIEW}
        isOptional
      />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          {review ? <Trans>Save changes</Trans> : <Trans>Publish review</Trans>}
        </SubmitButton>
        {review && (
          <Button variant="text" isPending={isPending} onPress={remove}>
            <Trans>Remove my review</Trans>
          </Button>
        )}
      </FormActions>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p role="status" className={styles.small}>
        {review?.isHidden ? (
          <Trans>Our team has hidden your text because it breaks the rules. Your stars still count.</Trans>
        ) : (
          review && <Trans>Saved. You can change it at any time.</Trans>
        )}
      </p>
    </Form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MAX_REVIEW } from '#shared/features/learning/courses/reviews/review-limits.ts'
import type { courseReviews, OwnReview } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../course.module.css'
import { refreshCourses } from '../course-queries.ts'

const choices = [5, 4, 3, 2, 1] as const

/** Stars, and a text if one wants: written, changed and removed here. */
export function ReviewForm({ slug, review }: { slug: string; review: OwnReview | null }) {
  const { t, i18n } = useLingui()
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
  const removing = useMutation({
    mutationFn: () =>
      callApi<typeof courseReviews.remove>(client, 'DELETE /talent/api/courses/:slug/review', { params: { slug } }),
    onSuccess: async () => {
      form.change({ stars: null, text: '' })
      await refreshCourses(cache)
      focusHeadingIfLost()
    },
  })
  const words: Record<(typeof choices)[number], string> = {
    5: t`5 stars: excellent`,
    4: t`4 stars: good`,
    3: t`3 stars: as expected`,
    2: t`2 stars: disappointing`,
    1: t`1 star: poor`,
  }
  const problem = describeFailure(i18n, removing.error)
  return (
    <Form {...form.formProps}>
      <RadioGroup
        name="stars"
        label={t`Your rating`}
        help={t`Everybody who opens this course can read your review, with your first name.`}
        value={form.values.stars === null ? null : String(form.values.stars)}
        onChange={(chosen) => form.change({ stars: Number(chosen) })}
      >
        {choices.map((stars) => (
          <Radio key={stars} value={String(stars)}>
            {words[stars]}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea
        {...form.field('text')}
        label={t`In your words`}
        help={t`What helped you, and who is it for?`}
        countTo={MAX_REVIEW}
        isOptional
      />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          {review ? <Trans>Save changes</Trans> : <Trans>Publish review</Trans>}
        </SubmitButton>
        {review && (
          <Button variant="text" isPending={removing.isPending} onPress={() => removing.mutate()}>
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

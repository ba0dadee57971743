import { Trans, useLingui } from '@lingui/react/macro'
import type { Project, ProjectReview } from '#shared/features/elite/projects/project-facts.contract.ts'
import { MAX_REVIEW, REVIEW_DAYS } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

export function Reviews({ project }: { project: Project }) {
  const { t } = useLingui()
  const { reviews, can, side, company, memberName } = project
  if (reviews.length === 0 && !can.review) return null
  const nameOf = (by: ProjectReview['side']) => (by === 'member' ? memberName || t`Deleted account` : company.name)
  return (
    <Card title={<Trans>Reviews</Trans>}>
      <div className={styles.stack}>
        {reviews.length > 0 && (
          <ul className={styles.items} role="list">
            {reviews.map((one) => (
              <li key={one.side} className={styles.item}>
                <div className={styles.head}>
                  <h3 className={styles.name}>
                    <bdi>{nameOf(one.side)}</bdi>
                  </h3>
                  <Stars stars={one.stars} />
                </div>
                <p className={styles.text} translate="no">
                  <bdi>{one.text}</bdi>
                </p>
              </li>
            ))}
          </ul>
        )}
        {can.review && (
          <>
            <p className={styles.words}>
              {project.ownReview ? (
                <Trans>Your review is saved. You can change it until both are shown.</Trans>
              ) : (
                <Trans>Both reviews are shown together, at the latest after {REVIEW_DAYS} days.</Trans>
              )}
            </p>
            <ReviewForm project={project} about={nameOf(side === 'member' ? 'company' : 'member')} />
          </>
        )}
      </div>
    </Card>
  )
}

type ReviewValues = { stars: number | null; text: string }

function ReviewForm({ project: { id, ownReview }, about }: { project: Project; about: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const initialValues: ReviewValues = { stars: ownReview?.stars ?? null, text: ownReview?.text ?? '' }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/projects/project-facts.contract.ts').then(({ reviewEntry }) => reviewEntry),
    initialValues,
    send: (body) =>
      callApi<typeof projects.review>(client, 'PUT /shared/api/projects/:id/review', { params: { id }, body }),
    onSuccess: show,
  })
  return (
    <Form {...form.formProps}>
      <StarChoice
        name="stars"
        label={t`How was it to work with ${about}?`}
        value={form.values.stars}
        onChange={(stars) => form.change({ stars })}
      />
      <TextArea {...form.field('text')} label={t`Your review`} rows={4} countTo={MAX_REVIEW} isRequired />
      <SubmitButton isPending={form.isPending}>
        <Trans>Save review</Trans>
      </SubmitButton>
    </Form>
  )
}

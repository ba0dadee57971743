import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Project, ProjectReview } from '#shared/features/elite/projects/project-facts.contract.ts'
import { MAX_REVIEW, MAX_STARS, REVIEW_DAYS } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
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
                  <Plural value={one.stars} one="# of 5 stars" other="# of 5 stars" />
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

const choices = Array.from({ length: MAX_STARS }, (_, at) => MAX_STARS - at)

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
      <RadioGroup
        name="stars"
        label={t`How was it to work with ${about}?`}
        orientation="horizontal"
        value={form.values.stars === null ? null : String(form.values.stars)}
        onChange={(chosen) => form.change({ stars: Number(chosen) })}
      >
        {choices.map((stars) => (
          <Radio key={stars} value={String(stars)}>
            <Plural value={stars} one="# star" other="# stars" />
          </Radio>
        ))}
      </RadioGroup>
      <TextArea {...form.field('text')} label={t`Your review`} rows={4} countTo={MAX_REVIEW} isRequired />
      <SubmitButton isPending={form.isPending}>
        <Trans>Save review</Trans>
      </SubmitButton>
    </Form>
  )
}

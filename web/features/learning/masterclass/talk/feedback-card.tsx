import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_FEEDBACK } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { Talk, talks } from '#shared/features/learning/masterclass/talks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { refreshTalks } from '../talk-queries.ts'
import styles from './talk.module.css'

export function FeedbackCard({ talk: { id, ownFeedback } }: { talk: Talk }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/masterclass/talks.contract.ts').then(
        (contract) => contract.talks.giveFeedback.body,
      ),
    initialValues: { stars: ownFeedback?.stars ?? (null as number | null), text: ownFeedback?.text ?? '' },
    send: (body) =>
      callApi<typeof talks.giveFeedback>(client, 'PUT /talent/api/talks/:id/feedback', { params: { id }, body }),
    onSuccess: () => refreshTalks(cache),
  })
  return (
    <Card title={<Trans>Your feedback</Trans>}>
      <Form {...form.formProps}>
        <StarChoice
          name="stars"
          label={t`Your rating`}
          value={form.values.stars}
          onChange={(stars) => form.change({ stars })}
        />
        <TextField
          {...form.field('text')}
          label={t`What should the speaker know?`}
          maxLength={MAX_FEEDBACK}
          isOptional
        />
        <SubmitButton isPending={form.isPending}>
          {ownFeedback ? <Trans>Change feedback</Trans> : <Trans>Send feedback</Trans>}
        </SubmitButton>
        <p role="status" className={styles.text}>
          {ownFeedback && <Trans>Saved. You can change it at any time.</Trans>}
        </p>
      </Form>
    </Card>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { MAX_FEEDBACK } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { Talk, talks } from '#shared/features/learning/masterclass/talks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { refreshTalks } from '../talk-queries.ts'
import styles from './talk.module.css'

const choices = [1, 2, 3, 4, 5] as const

export function FeedbackCard({ talk: { id, ownFeedback } }: { talk: Talk }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const name = useId()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/masterclass/talks.contract.ts').then(
        (contract) => contract.talks.giveFeedback.body,
      ),
    initialValues: { stars: ownFeedback?.stars ?? 5, text: ownFeedback?.text ?? '' },
    send: (body) =>
      callApi<typeof talks.giveFeedback>(client, 'PUT /talent/api/talks/:id/feedback', { params: { id }, body }),
    onSuccess: () => refreshTalks(cache),
  })
  return (
    <Card title={<Trans>Your feedback</Trans>}>
      <PlainForm {...form.formProps}>
        <fieldset className={styles.stars}>
          <legend className="visually-hidden">
            <Trans>Stars</Trans>
          </legend>
          {choices.map((stars) => (
            <label key={stars} className={styles.star}>
              <input
                type="radio"
                name={name}
                checked={form.values.stars === stars}
                onChange={() => form.change({ stars })}
              />
              <Plural value={stars} one="# star" other="# stars" />
            </label>
          ))}
        </fieldset>
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
      </PlainForm>
    </Card>
  )
}

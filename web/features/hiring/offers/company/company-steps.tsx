import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { CompanyOffer, companyOffers } from '#shared/features/hiring/offers/company-offers.contract.ts'
import type { CompanyOfferStep } from '#shared/features/hiring/offers/offer-status.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { FormActions } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../offers.module.css'

const NoteDialog = lazyPart(async () => (await import('./note-dialog.tsx')).NoteDialog)

type CompanyStepsProps = {
  offer: CompanyOffer
  onChanged: (offer: CompanyOffer) => void
  onWrite: () => void
  isWriting: boolean
}

/** What can be done with the offer now. */
export function CompanySteps({ offer, onChanged, onWrite, isWriting }: CompanyStepsProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const [asking, setAsking] = useState<'return' | 'withdraw' | null>(null)
  const step = useMutation({
    mutationFn: (event: CompanyOfferStep) =>
      callApi<typeof companyOffers.step>(client, 'POST /company/api/offers/:id/status', {
        params: { id: offer.id },
        body: { event },
      }),
    onSuccess: onChanged,
  })
  const { steps, edit, revise } = offer.can
  if (isWriting || (steps.length === 0 && !edit && !revise)) return null
  const labels: Partial<Record<CompanyOfferStep, string>> = {
    submit: t`Ask for approval`,
    approve: t`Approve`,
    send: t`Send to the candidate`,
    keep: t`Keep the offer as it is`,
  }
  const atOnce = steps.filter((one) => labels[one] !== undefined)
  const problem = describeFailure(i18n, step.error)
  return (
    <Card>
      <FormActions>
        {atOnce.map((event) => (
          <PlainButton
            key={event}
            variant={event === 'keep' ? 'outline' : 'filled'}
            isPending={step.isPending && step.variables === event}
            onPress={() => step.mutate(event)}
          >
            {labels[event]}
          </PlainButton>
        ))}
        {(edit || revise) && (
          <PlainButton onPress={onWrite}>
            {edit ? <Trans>Edit draft</Trans> : <Trans>Write a new version</Trans>}
          </PlainButton>
        )}
        {steps.includes('return') && (
          <PlainButton onPress={() => setAsking('return')}>
            <Trans>Send back for changes</Trans>
          </PlainButton>
        )}
        {steps.includes('withdraw') && (
          <PlainButton variant="danger-text" onPress={() => setAsking('withdraw')}>
            <Trans>Withdraw</Trans>
          </PlainButton>
        )}
      </FormActions>
      {problem && (
        <p role="alert" className={styles.deadline}>
          {problem}
        </p>
      )}
      <Suspense fallback={null}>
        {asking && <NoteDialog offer={offer} event={asking} onChanged={onChanged} onClose={() => setAsking(null)} />}
      </Suspense>
    </Card>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyOffer, companyOffers } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { MAX_OFFER_NOTE } from '#shared/features/hiring/offers/offer-limits.ts'
import { isUnsentOffer } from '#shared/features/hiring/offers/offer-status.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type NoteDialogProps = {
  offer: CompanyOffer
  event: 'return' | 'withdraw'
  onChanged: (offer: CompanyOffer) => void
  onClose: () => void
}

export function NoteDialog({ offer, event, onChanged, onClose }: NoteDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const { name } = offer.talent
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/offers/company-offers.contract.ts').then((contract) => contract.offerStep),
    initialValues: { event, note: '' },
    send: (body) =>
      callApi<typeof companyOffers.step>(client, 'POST /company/api/offers/:id/status', {
        params: { id: offer.id },
        body,
      }),
    onSuccess: (changed) => {
      onChanged(changed)
      onClose()
    },
  })
  const isReturn = event === 'return'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isReturn ? t`Send the offer back for changes` : t`Withdraw the offer to ${name}?`}
    >
      <Form {...form.formProps}>
        {!isReturn && (
          <p>
            {isUnsentOffer(offer.status) ? (
              <Trans>It was never sent, so the candidate will not be told. This cannot be undone.</Trans>
            ) : (
              <Trans>The candidate is told at once. This cannot be undone.</Trans>
            )}
          </p>
        )}
        <TextArea
          {...form.field('note')}
          label={isReturn ? t`What should be different?` : t`Reason`}
          help={isReturn ? t`Only your team sees this.` : t`The candidate sees this.`}
          isOptional
          rows={3}
          countTo={MAX_OFFER_NOTE}
        />
        <SubmitButton isPending={form.isPending}>
          {isReturn ? <Trans>Send back</Trans> : <Trans>Withdraw</Trans>}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  MAX_OFFER_NOTE,
  type OfferDeclineReason,
  offerDeclineReasons,
} from '#shared/features/hiring/offers/offer-limits.ts'
import type { offers, TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDeclineReasonText } from '../texts/offer-status-text.ts'
import { useTakeOver } from './use-take-over.ts'

export function DeclineDialog({ offer, onClose }: { offer: TalentOffer; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const takeOver = useTakeOver(cache)
  const labels = useDeclineReasonText()
  const { name } = offer.company
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/offers/offers.contract.ts').then((contract) => contract.offerDecline),
    initialValues: { reason: null as OfferDeclineReason | null, note: '' },
    send: (body) =>
      callApi<typeof offers.decline>(client, 'POST /talent/api/offers/:id/decline', { params: { id: offer.id }, body }),
    onSuccess: async (changed) => {
      onClose()
      await takeOver(changed)
      await showToast({ text: t`Declined. We have let ${name} know.` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Decline the offer from ${name}?`}>
      <Form {...form.formProps}>
        <p>
          <Trans>This cannot be undone. Your other applications are not affected.</Trans>
        </p>
        <RadioGroup
          name="reason"
          label={t`Why are you declining?`}
          help={t`The company sees this.`}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: offerDeclineReasons.find((one) => one === chosen) ?? null })}
        >
          {offerDeclineReasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {labels[reason]}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea
          {...form.field('note')}
          label={t`Message to the company`}
          isOptional
          rows={2}
          countTo={MAX_OFFER_NOTE}
        />
        <SubmitButton isPending={form.isPending}>
          <Trans>Decline</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

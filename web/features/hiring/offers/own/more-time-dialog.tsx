import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { EXTENSION_REPLY_HOURS, MAX_EXTENSION_REASON } from '#shared/features/hiring/offers/offer-limits.ts'
import type { offers, TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTakeOver } from './use-take-over.ts'

export function MoreTimeDialog({ offer, onClose }: { offer: TalentOffer; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const takeOver = useTakeOver(useQueryClient())
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/offers/offers.contract.ts').then((contract) => contract.extensionRequest),
    initialValues: { until: offer.lastExtensionDay ?? '', reason: '' },
    send: (body) =>
      callApi<typeof offers.askForTime>(client, 'POST /talent/api/offers/:id/extension', {
        params: { id: offer.id },
        body,
      }),
    onSuccess: async (changed) => {
      onClose()
      await takeOver(changed)
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Ask for more time`}>
      <Form {...form.formProps}>
        <p>
          <Trans>
            You can ask once. If the company does not answer within {EXTENSION_REPLY_HOURS} hours, the deadline is
            extended, provided that a whole day of it is then left.
          </Trans>
        </p>
        <TextField {...form.field('until')} type="date" label={t`Answer by`} isRequired />
        <TextArea {...form.field('reason')} label={t`Reason`} isOptional rows={2} countTo={MAX_EXTENSION_REASON} />
        <SubmitButton isPending={form.isPending}>
          <Trans>Ask</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  DEFAULT_REJECT_HOURS,
  MAX_FEEDBACK,
  MIN_FEEDBACK_AFTER_TALK,
  type RejectReason,
  rejectReasons,
} from '#shared/features/hiring/applications/application-kinds.ts'
import type { companyApplications } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { noTranslations, TemplatePicker } from '#web/features/people/message-templates/template-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import type { Card } from '../board/board-cards.ts'
import { useReasonChoices } from './reject-text.ts'

type RejectDialogProps = {
  card: Pick<Card, 'id' | 'talent' | 'stageId'>
  onChanged: () => void
  onClose: () => void
}

/** The applicant is notified after a delay; until then the rejection can be cancelled. */
export function RejectDialog({ card: { id, talent, stageId }, onChanged, onClose }: RejectDialogProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const reasons = useReasonChoices()
  const { name } = talent
  const cancel = async () => {
    try {
      await callApi<typeof companyApplications.cancelRejection>(client, 'DELETE /company/api/applications/:id/reject', {
        params: { id },
      })
      onChanged()
      await showToast({ text: t`${name}’s rejection is cancelled` })
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/company-applications.contract.ts').then(
        (contract) => contract.companyApplications.reject.body,
      ),
    initialValues: { reason: null as RejectReason | null, feedback: '', ...noTranslations, givesNoFeedback: false },
    draftName: `reject-${id}`,
    send: (body) =>
      callApi<typeof companyApplications.reject>(client, 'POST /company/api/applications/:id/reject', {
        params: { id },
        body: { ...body, fromStageId: stageId },
      }),
    onSuccess: async () => {
      onClose()
      onChanged()
      focusHeadingIfLost()
      await showToast({
        text: t`${name} will be notified during their working hours`,
        action: { label: t`Undo`, onPress: () => void cancel() },
      })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Reject ${name}?`}>
      <Form {...form.formProps}>
        <p>
          <Plural
            value={DEFAULT_REJECT_HOURS}
            one="The email goes out in # hour at the earliest, during the applicant’s working hours. Until then you can undo it."
            other="The email goes out in # hours at the earliest, during the applicant’s working hours. Until then you can undo it."
          />
        </p>
        <Select
          name="reason"
          label={t`Reason`}
          help={t`The applicant sees a kind version of this reason.`}
          choices={rejectReasons.map((reason) => ({ id: reason, label: reasons[reason] }))}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: rejectReasons.find((one) => one === chosen) ?? null })}
          autoFocus
        />
        <TemplatePicker
          kind="rejection"
          wording={form.values}
          onPick={({ text, ...wording }) => form.change({ feedback: text, ...wording })}
        />
        <TextArea
          {...form.field('feedback')}
          label={t`Personal feedback`}
          isOptional
          help={t`What was good, and what would help next time. After an interview: at least ${MIN_FEEDBACK_AFTER_TALK} characters.`}
          rows={4}
          countTo={MAX_FEEDBACK}
        />
        <Checkbox
          isSelected={form.values.givesNoFeedback}
          onChange={(givesNoFeedback) => form.change({ givesNoFeedback })}
        >
          <Trans>We are not giving feedback</Trans>
        </Checkbox>
        <FormActions>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton variant="danger" isPending={form.isPending}>
            <Trans>Reject</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}

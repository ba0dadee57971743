import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  DEFAULT_REJECT_HOURS,
  MAX_FEEDBACK,
  type RejectReason,
  rejectReasons,
} from '#shared/features/hiring/applications/application-kinds.ts'
import type {
  BulkOutcome,
  bulk,
  RejectionPreview,
} from '#shared/features/hiring/applications/reviewing/bulk.contract.ts'
import { callApi, type EndpointInput } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { noTranslations, TemplatePicker } from '#web/features/people/message-templates/template-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Time } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useReasonChoices } from '../decisions/reject-text.ts'
import { PreviewList } from './preview-list.tsx'

type BulkRejectDialogProps = {
  ids: readonly string[]
  onRejected: (outcome: BulkOutcome) => void
  onUndone: () => void
  onClose: () => void
}

type Rejection = EndpointInput<typeof bulk.reject>['body']
type Previewed = { rejection: Rejection; preview: RejectionPreview }

/** First the reason, then every email as it will be read, and only then the decision. */
export function BulkRejectDialog(props: BulkRejectDialogProps) {
  const { ids, onClose } = props
  // Kept while the emails are shown, so that going back loses nothing.
  const [rejection, setRejection] = useState<Rejection | null>(null)
  const [preview, setPreview] = useState<RejectionPreview | null>(null)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<Plural value={ids.length} one="Reject # applicant" other="Reject # applicants" />}
    >
      {rejection === null || preview === null ? (
        <Reason
          ids={ids}
          rejection={rejection}
          onClose={onClose}
          onPreviewed={(previewed) => {
            setRejection(previewed.rejection)
            setPreview(previewed.preview)
          }}
        />
      ) : (
        <Preview {...props} rejection={rejection} preview={preview} onBack={() => setPreview(null)} />
      )}
    </Dialog>
  )
}

type ReasonProps = Pick<BulkRejectDialogProps, 'ids' | 'onClose'> & {
  /** What was entered before. */
  rejection: Rejection | null
  onPreviewed: (previewed: Previewed) => void
}

function Reason({ ids, rejection: entered, onPreviewed, onClose }: ReasonProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const reasons = useReasonChoices()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/reviewing/bulk.contract.ts').then(
        (contract) => contract.bulk.reject.body,
      ),
    initialValues: {
      ...noTranslations,
      ...entered,
      ids: [...ids],
      reason: entered?.reason ?? (null as RejectReason | null),
      feedback: entered?.feedback ?? '',
      givesNoFeedback: entered?.givesNoFeedback ?? false,
      afterHours: entered?.afterHours ?? DEFAULT_REJECT_HOURS,
    },
    send: async (rejection) => ({
      rejection,
      preview: await callApi<typeof bulk.previewRejection>(client, 'POST /company/api/applicants/reject/preview', {
        body: rejection,
      }),
    }),
    onSuccess: onPreviewed,
  })
  return (
    <Form {...form.formProps}>
      <Select
        name="reason"
        label={t`Reason`}
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
        label={t`Feedback for everyone selected`}
        isOptional
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
        <SubmitButton isPending={form.isPending}>
          <Trans>Preview the emails</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

type PreviewProps = BulkRejectDialogProps & Previewed & { onBack: () => void }

function Preview({ rejection, preview, onRejected, onUndone, onBack }: PreviewProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const zone = useIdentity()?.timeZone ?? 'UTC'
  const [now] = useState(Date.now)
  const [isPending, setIsPending] = useState(false)
  const { mails, failed } = preview
  const showFailure = (error: unknown) => showToast({ text: i18n._(describeError(error)), isFailure: true })
  const undo = async (ids: string[]) => {
    try {
      await callApi<typeof bulk.cancelRejection>(client, 'POST /company/api/applicants/reject/cancel', {
        body: { ids },
      })
      onUndone()
      await showToast({ text: t`${ids.length} rejections cancelled` })
    } catch (error) {
      await showFailure(error)
    }
  }
  const reject = async () => {
    setIsPending(true)
    try {
      const ids = mails.map(({ id }) => id)
      const outcome = await callApi<typeof bulk.reject>(client, 'POST /company/api/applicants/reject', {
        body: { ...rejection, ids },
      })
      onRejected({ ...outcome, failed: [...failed, ...outcome.failed] })
      await showToast({
        text: t`${outcome.done.length} rejections will be sent`,
        action: { label: t`Undo`, onPress: () => void undo(outcome.done) },
      })
    } catch (error) {
      setIsPending(false)
      await showFailure(error)
    }
  }
  return (
    <>
      <PreviewList
        label={t`Emails`}
        items={mails.map(({ dueAt, ...mail }) => ({
          ...mail,
          note: <Time at={Date.parse(dueAt)} zone={zone} now={now} />,
        }))}
        failed={failed}
      />
      <FormActions>
        <Button onPress={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="danger" isPending={isPending} isDisabled={mails.length === 0} onPress={() => void reject()}>
          <Plural value={mails.length} one="Reject # applicant" other="Reject # applicants" />
        </Button>
      </FormActions>
    </>
  )
}

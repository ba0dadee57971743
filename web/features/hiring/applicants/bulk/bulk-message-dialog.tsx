import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_BULK_MESSAGE } from '#shared/features/hiring/applications/application-kinds.ts'
import type { BulkOutcome, bulk, MessagePreview } from '#shared/features/hiring/applications/reviewing/bulk.contract.ts'
import { callApi, type EndpointInput } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { noTranslations, TemplatePicker } from '#web/features/people/message-templates/template-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { PreviewList } from './preview-list.tsx'

type BulkMessageDialogProps = {
  ids: readonly string[]
  onSent: (outcome: BulkOutcome) => void
  onClose: () => void
}

type Message = EndpointInput<typeof bulk.message>['body']
type Previewed = { message: Message; preview: MessagePreview }

/** First the text, then every message as it will be read. */
export function BulkMessageDialog(props: BulkMessageDialogProps) {
  const { ids, onClose } = props
  const [message, setMessage] = useState<Message>({ ids: [...ids], text: '' })
  const [preview, setPreview] = useState<MessagePreview | null>(null)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<Plural value={ids.length} one="Message # applicant" other="Message # applicants" />}
    >
      {preview === null ? (
        <Text
          message={message}
          onClose={onClose}
          onPreviewed={(previewed) => {
            setMessage(previewed.message)
            setPreview(previewed.preview)
          }}
        />
      ) : (
        <Preview {...props} message={message} preview={preview} onBack={() => setPreview(null)} />
      )}
    </Dialog>
  )
}

type TextProps = { message: Message; onPreviewed: (previewed: Previewed) => void; onClose: () => void }

function Text({ message, onPreviewed, onClose }: TextProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/reviewing/bulk.contract.ts').then(
        (contract) => contract.bulk.message.body,
      ),
    initialValues: { ...noTranslations, ...message },
    send: async (body) => ({
      message: body,
      preview: await callApi<typeof bulk.previewMessage>(client, 'POST /company/api/applicants/message/preview', {
        body,
      }),
    }),
    onSuccess: onPreviewed,
  })
  return (
    <Form {...form.formProps}>
      <TemplatePicker kind="message" wording={form.values} onPick={(wording) => form.change(wording)} />
      <TextArea
        {...form.field('text')}
        label={t`Message`}
        help={t`Each applicant gets it in their own conversation with you.`}
        rows={5}
        countTo={MAX_BULK_MESSAGE}
        missingMessage={t`Enter a message.`}
        autoFocus
      />
      <FormActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <SubmitButton isPending={form.isPending}>
          <Trans>Preview the messages</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

type PreviewProps = BulkMessageDialogProps & Previewed & { onBack: () => void }

function Preview({ message, preview: { messages, failed }, onSent, onBack }: PreviewProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const [isPending, setIsPending] = useState(false)
  const send = async () => {
    setIsPending(true)
    try {
      const outcome = await callApi<typeof bulk.message>(client, 'POST /company/api/applicants/message', {
        body: { ...message, ids: messages.map(({ id }) => id) },
      })
      onSent({ ...outcome, failed: [...failed, ...outcome.failed] })
      await showToast({ text: t`${outcome.done.length} messages sent` })
    } catch (error) {
      setIsPending(false)
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
  }
  return (
    <>
      <PreviewList label={t`Messages`} items={messages} failed={failed} />
      <FormActions>
        <Button onPress={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button
          variant="filled"
          isPending={isPending}
          isDisabled={messages.length === 0}
          autoFocus
          onPress={() => void send()}
        >
          <Plural value={messages.length} one="Send # message" other="Send # messages" />
        </Button>
      </FormActions>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { companyWebhooks, Webhook } from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { type WebhookEventType, webhookEventTypes } from '#shared/features/workspace/company-webhooks/webhook-events.ts'
import { MAX_WEBHOOK_ADDRESS } from '#shared/features/workspace/company-webhooks/webhook-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useEventNames } from './webhook-words.ts'

/** Creates a webhook or edits the given one; `onDone` receives the secret of a new one. */
export function WebhookForm({ webhook, onDone }: { webhook: Webhook | null; onDone: (secret: string | null) => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const names = useEventNames()
  const initialTypes: WebhookEventType[] = webhook?.eventTypes ?? [...webhookEventTypes]
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/workspace/company-webhooks/company-webhooks.contract.ts').then(
        (contract) => contract.newWebhook,
      ),
    initialValues: { url: webhook?.url ?? '', eventTypes: initialTypes },
    async send(body) {
      if (!webhook) {
        const made = await callApi<typeof companyWebhooks.create>(client, 'POST /company/api/webhooks', { body })
        return made.secret
      }
      await callApi<typeof companyWebhooks.change>(client, 'PUT /company/api/webhooks/:id', {
        params: { id: webhook.id },
        body: { ...body, isActive: webhook.isActive },
      })
      return null
    },
    onSuccess: onDone,
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('url')}
        inputRef={focusOnMount}
        label={t`Address`}
        help={t`Starts with https:// and can be reached from the internet.`}
        maxLength={MAX_WEBHOOK_ADDRESS}
        isRequired
        missingMessage={t`Enter an address.`}
      />
      <CheckboxGroup
        name="eventTypes"
        label={t`Events`}
        value={form.values.eventTypes}
        onChange={(types) => form.change({ eventTypes: webhookEventTypes.filter((type) => types.includes(type)) })}
      >
        {webhookEventTypes.map((type) => (
          <Checkbox key={type} value={type}>
            {names[type]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <SubmitButton isWide isPending={form.isPending}>
        {webhook ? <Trans>Save webhook</Trans> : <Trans>Add webhook</Trans>}
      </SubmitButton>
    </Form>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Webhook } from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { useWebhookActions } from './use-webhook-actions.ts'

const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }))
const SecretDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).SecretDialog }))
const DeliveryLog = lazy(async () => ({ default: (await import('./delivery-log.tsx')).DeliveryLog }))

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState<'log' | 'form' | null>(null)
  const actions = useWebhookActions(webhook)
  const { host } = actions
  const close = () => setOpened(null)
  return (
    <>
      <ListRow
        title={webhook.url}
        meta={<Plural value={webhook.eventTypes.length} one="# event" other="# events" />}
        facts={<WebhookState webhook={webhook} />}
        foot={
          <div className={part.actions}>
            <Button variant="light" aria-label={t`Deliveries to ${host}`} onPress={() => setOpened('log')}>
              <Trans>Deliveries</Trans>
            </Button>
            {webhook.isActive && (
              <Button
                variant="light"
                aria-label={t`Send a test to ${host}`}
                isPending={actions.isPending}
                onPress={() => {
                  actions.test()
                  setOpened('log')
                }}
              >
                <Trans>Send a test</Trans>
              </Button>
            )}
            <Button variant="light" aria-label={t`Edit the webhook to ${host}`} onPress={() => setOpened('form')}>
              <Trans>Edit</Trans>
            </Button>
            <Button
              variant="light"
              aria-label={webhook.isActive ? t`Switch off the webhook to ${host}` : t`Switch on the webhook to ${host}`}
              onPress={actions.toggle}
            >
              {webhook.isActive ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
            </Button>
            <Button variant="light" aria-label={t`Replace secret of ${host}`} onPress={() => void actions.askToRenew()}>
              <Trans>Replace secret</Trans>
            </Button>
            <Button
              variant="light"
              aria-label={t`Delete the webhook to ${host}`}
              onPress={() => void actions.askToRemove()}
            >
              <Trans>Delete</Trans>
            </Button>
            {actions.error && (
              <span role="alert" className={part.problem}>
                {describeFailure(i18n, actions.error)}
              </span>
            )}
          </div>
        }
      />
      <Suspense>
        {opened === 'log' && <DeliveryLog webhook={webhook} onClose={close} />}
        {opened === 'form' && <WebhookDialog webhook={webhook} onClose={close} />}
        {actions.newSecret !== null && <SecretDialog secret={actions.newSecret} onClose={actions.forgetSecret} />}
      </Suspense>
    </>
  )
}

function WebhookState({ webhook: { isActive, isSecretReadable, stoppedAt, failingSince } }: { webhook: Webhook }) {
  if (!isSecretReadable)
    return (
      <Chip size="small" tone="bad">
        <Trans>Replace the secret: it can no longer be read</Trans>
      </Chip>
    )
  if (stoppedAt !== null)
    return (
      <Chip size="small" tone="bad">
        <Trans>
          Switched off <LocalTime at={stoppedAt} isDateOnly />: it no longer accepts events
        </Trans>
      </Chip>
    )
  if (!isActive)
    return (
      <Chip size="small">
        <Trans>Off</Trans>
      </Chip>
    )
  if (failingSince !== null)
    return (
      <Chip size="small" tone="warn">
        <Trans>
          Failing since <LocalTime at={failingSince} />
        </Trans>
      </Chip>
    )
  return (
    <Chip size="small" tone="ok">
      <Trans>On</Trans>
    </Chip>
  )
}

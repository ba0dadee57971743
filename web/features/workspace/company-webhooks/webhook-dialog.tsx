import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook } from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { SecretShownOnce } from '#web/features/entry/security/tokens/secret-shown-once.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { webhookList } from './webhooks-queries.ts'

export function WebhookDialog({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)

  function finish(created: string | null) {
    void queryClient.invalidateQueries({ queryKey: webhookList.queryKey })
    if (created === null) onClose()
    else setSecret(created)
  }

  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <Dialog isOpen onOpenChange={onClose} title={webhook ? t`Edit webhook` : t`Add webhook`}>
      <WebhookForm webhook={webhook} onDone={finish} />
    </Dialog>
  )
}

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Copy the signing secret now`}
      actions={
        <Button variant="filled" onPress={onClose}>
          <Trans>I have copied it</Trans>
        </Button>
      }
    >
      <SecretShownOnce secret={secret}>
        <Trans>
          You will not see it again. Your server uses it to check that an event really comes from us, with any Standard
          Webhooks library.
        </Trans>
      </SecretShownOnce>
    </Dialog>
  )
}

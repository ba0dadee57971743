import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { companyWebhooks, Webhook } from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { deliveriesQuery, webhookList } from './webhooks-queries.ts'

export function useWebhookActions(webhook: Webhook) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, url, eventTypes, isActive } = webhook
  const host = new URL(url).host
  const params = { id }
  const refresh = () => cache.invalidateQueries({ queryKey: webhookList.queryKey })

  const testing = useMutation({
    mutationFn: () => callApi<typeof companyWebhooks.test>(client, 'POST /company/api/webhooks/:id/test', { params }),
    onSuccess: () => cache.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey }),
  })
  const switching = useMutation({
    mutationFn: () =>
      callApi<typeof companyWebhooks.change>(client, 'PUT /company/api/webhooks/:id', {
        params,
        body: { url, eventTypes, isActive: !isActive },
      }),
    onSuccess: refresh,
  })
  const renewing = useMutation({
    mutationFn: () =>
      callApi<typeof companyWebhooks.renewSecret>(client, 'POST /company/api/webhooks/:id/secret', { params }),
  })
  const removing = useMutation({
    mutationFn: () => callApi<typeof companyWebhooks.remove>(client, 'DELETE /company/api/webhooks/:id', { params }),
    onSuccess: refresh,
  })

  async function askToRemove() {
    const isSure = await confirm({
      title: t`Delete the webhook to ${host}?`,
      consequences: t`Nothing more is sent to it, and its log is deleted.`,
      keepLabel: t`Keep webhook`,
      actionLabel: t`Delete`,
    })
    if (isSure) removing.mutate()
  }

  async function askToRenew() {
    const isSure = await confirm({
      title: t`Replace the secret of ${host}?`,
      consequences: t`The old secret stops working immediately.`,
      keepLabel: t`Keep secret`,
      actionLabel: t`Replace secret`,
    })
    if (isSure) renewing.mutate()
  }

  const all = [testing, switching, renewing, removing]
  return {
    host,
    test: () => testing.mutate(),
    toggle: () => switching.mutate(),
    askToRemove,
    askToRenew,
    newSecret: renewing.data?.secret ?? null,
    forgetSecret: renewing.reset,
    isPending: all.some((mutation) => mutation.isPending),
    error: all.find((mutation) => mutation.isError)?.error ?? null,
  }
}

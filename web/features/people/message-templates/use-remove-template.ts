import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  MessageTemplate,
  messageTemplates,
} from '#shared/features/people/message-templates/message-templates.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { templateList } from './templates-query.ts'

export function useRemoveTemplate({ id, name }: MessageTemplate) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const removing = useMutation({
    mutationFn: () =>
      callApi<typeof messageTemplates.remove>(client, 'DELETE /company/api/message-templates/:id', { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: templateList.queryKey }),
  })
  async function ask() {
    const isSure = await confirm({
      title: t`Delete the template “${name}”?`,
      consequences: t`Nobody in your company can use it any more. Messages that were sent with it stay.`,
      keepLabel: t`Keep template`,
      actionLabel: t`Delete`,
    })
    if (isSure) removing.mutate()
  }
  return { ask, isPending: removing.isPending, error: removing.error }
}

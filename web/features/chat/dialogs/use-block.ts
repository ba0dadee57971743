import { useLingui } from '@lingui/react/macro'
import type { privacy } from '#shared/features/preferences/privacy.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { showToast } from '#web/ui/toast.tsx'

const PERSON = '/shared/api/settings/blocked-people/:id'

export function useBlock() {
  const { t, i18n } = useLingui()
  const { client } = useSession()

  async function unblock(id: string) {
    await callApi<typeof privacy.unblock>(client, `DELETE ${PERSON}`, { params: { id } })
  }

  return async ({ id, name }: { id: string; name: string }) => {
    const isSure = await confirm({
      title: t`Block ${name}?`,
      consequences: t`They cannot write to you any more, and you cannot write to them. They are not told. You can undo it in your settings.`,
      keepLabel: t`Keep talking`,
      actionLabel: t`Block`,
    })
    if (!isSure) return
    try {
      await callApi<typeof privacy.block>(client, `PUT ${PERSON}`, { params: { id } })
      const action = { label: t`Undo`, onPress: () => void unblock(id) }
      await showToast({ text: t`${name} cannot write to you any more.`, action })
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
  }
}

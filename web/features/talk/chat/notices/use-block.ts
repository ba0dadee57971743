import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { refreshConversations } from '../chat-queries.ts'

const PERSON = '/shared/api/settings/blocked-people/:id'

type Person = { id: string; name: string }

export function useBlock() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      await refreshConversations(cache)
      return true
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
      return false
    }
  }

  async function unblock({ id, name }: Person): Promise<void> {
    const isDone = await attempt(() => callApi<typeof privacy.unblock>(client, `DELETE ${PERSON}`, { params: { id } }))
    if (isDone) await showToast({ text: t`${name} can message you again.` })
  }

  async function block(person: Person): Promise<void> {
    const { id, name } = person
    const isSure = await confirm({
      title: t`Block ${name}?`,
      consequences: t`You will no longer be able to message each other. They are not notified. You can undo this here or in your settings.`,
      keepLabel: t`Cancel`,
      actionLabel: t`Block`,
    })
    if (!isSure) return
    const isDone = await attempt(() => callApi<typeof privacy.block>(client, `PUT ${PERSON}`, { params: { id } }))
    if (!isDone) return
    const action = { label: t`Undo`, onPress: () => void unblock(person) }
    await showToast({ text: t`${name} can no longer message you.`, action })
  }

  return { block, unblock }
}

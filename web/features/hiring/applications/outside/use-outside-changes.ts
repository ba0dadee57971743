import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type {
  OutsideApplication,
  OutsideFields,
  outsideApplications,
} from '#shared/features/hiring/applications/outside-applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { showToast } from '#web/ui/toast.tsx'
import { refreshOutside } from '../application-queries.ts'

export function useOutsideChanges() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()

  async function carryOut(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
      return false
    } finally {
      await refreshOutside(cache)
    }
  }

  const write = (id: string, body: OutsideFields & { isArchived: boolean }) =>
    callApi<typeof outsideApplications.update>(client, 'PUT /talent/api/outside-applications/:id', {
      params: { id },
      body,
    })

  async function archive(application: OutsideApplication, isArchived: boolean): Promise<void> {
    const isDone = await carryOut(() => write(application.id, { ...fieldsOf(application), isArchived }))
    const { role } = application
    if (isDone)
      await showToast({
        text: isArchived ? t`Archived: ${role}` : t`${role} is visible again`,
        action: { label: t`Undo`, onPress: () => void archive(application, !isArchived) },
      })
  }

  /** Deletion is permanent, so undo creates a new entry. */
  async function remove(application: OutsideApplication): Promise<void> {
    const { id, role } = application
    const isDone = await carryOut(() =>
      callApi<typeof outsideApplications.remove>(client, 'DELETE /talent/api/outside-applications/:id', {
        params: { id },
      }),
    )
    if (isDone)
      await showToast({
        text: t`Deleted: ${role}`,
        action: { label: t`Undo`, onPress: () => void carryOut(() => recreate(application, crypto.randomUUID())) },
      })
  }

  async function recreate(application: OutsideApplication, idempotencyKey: string): Promise<void> {
    const body = fieldsOf(application)
    const added = await callApi<typeof outsideApplications.add>(client, 'POST /talent/api/outside-applications', {
      body,
      idempotencyKey,
    })
    if (application.isArchived) await write(added.id, { ...body, isArchived: true })
  }

  return { archive, remove }
}

export const fieldsOf = (application: OutsideApplication): OutsideFields => {
  const { company, role, url, status, appliedOn, followUpOn, notes, contacts } = application
  return { company, role, url, status, appliedOn, followUpOn, notes, contacts }
}

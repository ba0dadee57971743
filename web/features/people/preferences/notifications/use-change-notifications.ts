import { useQueryClient } from '@tanstack/react-query'
import type { NotificationChange, notifications } from '#shared/features/people/preferences/notifications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { notificationSettings } from './notification-queries.ts'

export function useChangeNotifications() {
  const { client } = useSession()
  const queryClient = useQueryClient()
  return async (body: NotificationChange) => {
    const changed = await callApi<typeof notifications.change>(client, 'PATCH /shared/api/settings/notifications', {
      body,
    })
    queryClient.setQueryData(notificationSettings.queryKey, changed)
  }
}

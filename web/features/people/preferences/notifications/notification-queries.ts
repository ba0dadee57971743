import type { notifications } from '#shared/features/people/preferences/notifications.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const notificationSettings = endpointQuery<typeof notifications.show>('GET /shared/api/settings/notifications')

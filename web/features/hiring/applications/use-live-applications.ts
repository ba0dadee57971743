import { useQueryClient } from '@tanstack/react-query'
import { personChannelOf } from '#shared/kit/person-channel.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useChannel } from '#web/platform/realtime/use-line.ts'

/** What is shown is asked for again when the person is told something, gets a message, or the line was away. */
export function useLiveApplications(): void {
  const cache = useQueryClient()
  const identity = useIdentity()
  const refresh = () => void cache.invalidateQueries({ queryKey: ['talent', 'applications'] })
  useChannel(identity ? personChannelOf(identity.id) : null, {
    events: { 'notification.created': refresh, 'inbox.changed': refresh },
    onOpen: refresh,
  })
}

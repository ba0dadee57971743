import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MAX_SHOWN_MESSAGES } from '#shared/features/learning/masterclass/live/live-limits.ts'
import type { LiveTalk, TalkMessage } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import {
  talkHandChanged,
  talkMessageRemoved,
  talkMessageSent,
} from '#shared/features/learning/masterclass/masterclass.events.ts'
import { liveTalkChannel } from '#shared/features/learning/masterclass/talk-channels.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { liveQuery } from '../talk-queries.ts'

/** The chat and the hands as they change. Messages come whole; only moderators and those called on read the hands again. */
export function useLiveTalk(talkId: string) {
  const cache = useQueryClient()
  const query = liveQuery(talkId)
  const { data, isError: isFailed } = useQuery(query)
  const refresh = () => void cache.invalidateQueries({ queryKey: query.queryKey })
  const change = (next: (before: LiveTalk) => LiveTalk) =>
    cache.setQueryData<LiveTalk>(query.queryKey, (before) => before && next(before))

  /** Your own message arrives twice: as the response, which marks it as yours, and as an event. */
  const add = (message: TalkMessage) =>
    change((before) => ({
      ...before,
      messages: before.messages.some(({ id }) => id === message.id)
        ? before.messages.map((one) => (one.id === message.id && message.isOwn ? message : one))
        : [...before.messages, message].slice(-MAX_SHOWN_MESSAGES),
    }))
  const remove = (id: string) =>
    change((before) => ({ ...before, messages: before.messages.filter((one) => one.id !== id) }))

  const params = { talkId }
  useChannel(liveTalkChannel, params, { onOpen: refresh })
  useEvent(talkMessageSent, params, (sent) => add({ ...sent, isOwn: false, isAuthorMuted: false }))
  useEvent(talkMessageRemoved, params, ({ id }) => remove(id))
  useEvent(talkHandChanged, params, ({ handId, raised }) => {
    change((before) => ({ ...before, raised }))
    if (data?.isModerator || data?.ownHand?.id === handId) refresh()
  })
  return { live: data, isFailed, refresh, add, remove }
}

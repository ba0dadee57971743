import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'

const PATH = 'GET /shared/api/messages/:id/attachments/:fileId'
/** A link is valid for a few minutes; it is renewed before it expires. */
const LINK_MS = 2 * MINUTE

export const previewQuery = (id: string, fileId: string) => ({
  ...endpointQuery<typeof chat.attachment>(PATH, { params: { id, fileId }, query: { variant: 'small' } }),
  staleTime: LINK_MS,
})

export function useAttachmentLink(id: string, fileId: string) {
  const { client } = useSession()
  return async (disposition: 'inline' | 'attachment'): Promise<string> => {
    const { url } = await callApi<typeof chat.attachment>(client, PATH, {
      params: { id, fileId },
      query: { disposition },
    })
    return url
  }
}

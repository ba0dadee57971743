import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { useMessageLog } from '../log/use-message-log.ts'

/** The maximum page size: a search result may be far back. */
const LARGE_PAGE = 100

/** The message named in the URL by a search: loaded, however far back it is, and scrolled into view. */
export function useTargetMessage({ messages, hasEarlier, earlier, loadEarlier }: ReturnType<typeof useMessageLog>) {
  const [search] = useSearchParams()
  const wanted = Number(search.get('message') ?? Number.NaN)
  const shownFor = useRef<number | null>(null)
  const targetMessage = messages.find(({ seq }) => seq === wanted)
  const isBefore = Number.isInteger(wanted) && wanted < (messages[0]?.seq ?? 0)
  const isLoading = isBefore && hasEarlier && earlier === 'ready'
  useEffect(() => {
    if (isLoading) void loadEarlier(LARGE_PAGE)
  })
  useEffect(() => {
    if (!targetMessage || shownFor.current === wanted) return
    shownFor.current = wanted
    document.getElementById(messageElementId(targetMessage.id))?.scrollIntoView({ block: 'center' })
  }, [targetMessage, wanted])
  return targetMessage?.id ?? null
}

export const messageElementId = (id: string): string => `message-${id}`

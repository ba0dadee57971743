import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { useMessageLog } from '../log/use-message-log.ts'

/** As many as one answer holds: what was found may lie far back. */
const LARGE_PAGE = 100

/** The message that the address names, found by a search: loaded, however far back it is, and brought into view. */
export function useSoughtMessage({ messages, hasEarlier, earlier, loadEarlier }: ReturnType<typeof useMessageLog>) {
  const [search] = useSearchParams()
  const wanted = Number(search.get('message') ?? Number.NaN)
  const shownFor = useRef<number | null>(null)
  const sought = messages.find(({ seq }) => seq === wanted)
  const isBefore = Number.isInteger(wanted) && wanted < (messages[0]?.seq ?? 0)
  const isLoading = isBefore && hasEarlier && earlier === 'ready'
  useEffect(() => {
    if (isLoading) void loadEarlier(LARGE_PAGE)
  })
  useEffect(() => {
    if (!sought || shownFor.current === wanted) return
    shownFor.current = wanted
    document.getElementById(messageElementId(sought.id))?.scrollIntoView({ block: 'center' })
  }, [sought, wanted])
  return sought?.id ?? null
}

export const messageElementId = (id: string): string => `message-${id}`

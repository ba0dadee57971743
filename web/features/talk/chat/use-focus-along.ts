import { useEffect, useRef } from 'react'

export const THREAD_NAME = 'conversation-name'
export const conversationLinkId = (id: string): string => `conversation-${id}`

/**
 * On a phone the list and a conversation take each other's place, and what had the focus is gone with its half: it goes to
 * the name of the conversation, and back to the row one came from. Where both are in sight it stays.
 */
export function useFocusAlong(open: string | null): void {
  const before = useRef(open)
  useEffect(() => {
    const left = before.current
    before.current = open
    const held = document.activeElement
    if (left === open || (held !== document.body && held?.checkVisibility())) return
    const wanted = document.getElementById(open === null ? conversationLinkId(left ?? '') : THREAD_NAME)
    // A row that another view of the list holds is not there: then to the top of the page.
    ;(wanted ?? document.querySelector<HTMLElement>('h1'))?.focus()
  }, [open])
}

import { useEffect, useRef } from 'react'

export const THREAD_NAME = 'conversation-name'
export const conversationLinkId = (id: string): string => `conversation-${id}`

/**
 * On a phone, list and conversation replace each other, and the focus is lost with the hidden half: move it to the name of the
 * conversation, and back to the row it came from. Where both are visible it stays.
 */
export function useFocusOnSwitch(open: string | null): void {
  const before = useRef(open)
  useEffect(() => {
    const left = before.current
    before.current = open
    const focused = document.activeElement
    if (left === open || (focused !== document.body && focused?.checkVisibility())) return
    const wanted = document.getElementById(open === null ? conversationLinkId(left ?? '') : THREAD_NAME)
    // The row may be missing from the current view of the list: fall back to the top of the page.
    ;(wanted ?? document.querySelector<HTMLElement>('h1'))?.focus()
  }, [open])
}

import { useState } from 'react'

/** On the menu button of a message; its value is the message's id. */
export const MESSAGE_ATTRIBUTE = 'data-message'

export type MessageKeys = {
  /** The message that holds the tab stop. */
  stopId: string | undefined
  /** For the menu button of a message. */
  onKeyDown: (event: { key: string; target: EventTarget; preventDefault: () => void }) => void
}

/** A single tab stop for all messages (roving tabindex): arrow keys move between them. */
export function useMessageKeys(lastId: string | undefined): MessageKeys {
  const [chosen, setChosen] = useState<string | null>(null)
  return {
    stopId: chosen ?? lastId,
    onKeyDown(event) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      const here = (event.target as Element).closest(`[${MESSAGE_ATTRIBUTE}]`)
      const all = [...document.querySelectorAll<HTMLElement>(`[${MESSAGE_ATTRIBUTE}]`)]
      const next = all[all.findIndex((one) => one === here) + (event.key === 'ArrowUp' ? -1 : 1)]
      if (!next) return
      event.preventDefault()
      setChosen(next.getAttribute(MESSAGE_ATTRIBUTE))
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    },
  }
}

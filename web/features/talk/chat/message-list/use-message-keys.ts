import { useState } from 'react'

/** On what opens the menu of a message; the value is the message's id. */
export const MESSAGE_ATTRIBUTE = 'data-message'

export type MessageKeys = {
  /** The message at which Tab stops. */
  stopId: string | undefined
  /** For what opens the menu of a message. */
  onKeyDown: (event: { key: string; target: EventTarget; preventDefault: () => void }) => void
}

/** One stop of Tab for all messages: from there the arrows go from message to message. */
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

import { type KeyboardEvent, useState } from 'react'

/** On what opens the menu of a message; the value is the message's id. */
export const MESSAGE_ATTRIBUTE = 'data-message'

/** One stop of Tab for all messages: from there the arrows go from message to message. */
export function useMessageKeys(lastId: string | undefined) {
  const [chosen, setChosen] = useState<string | null>(null)
  return {
    stopId: chosen ?? lastId,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      const here = (event.target as Element).closest(`[${MESSAGE_ATTRIBUTE}]`)
      if (!here) return
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${MESSAGE_ATTRIBUTE}]`)]
      const next = all[all.findIndex((one) => one === here) + (event.key === 'ArrowUp' ? -1 : 1)]
      if (!next) return
      event.preventDefault()
      setChosen(next.getAttribute(MESSAGE_ATTRIBUTE))
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    },
  }
}

import { type RefObject, useEffect, useRef } from 'react'

/** For what takes the place of the button that was pressed: the focus would otherwise fall out of the page. */
export function useFocusAtStart(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return input
}

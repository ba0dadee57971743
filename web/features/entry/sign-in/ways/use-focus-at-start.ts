import { type RefObject, useEffect, useRef } from 'react'

/** For content that replaces the pressed button, whose focus would otherwise be lost. */
export function useFocusAtStart(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return input
}

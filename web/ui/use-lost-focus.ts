import { type RefObject, useEffect, useRef } from 'react'

/** Marks where the focus may go: `<Button {...nextFocus}>`. The first one that can have it gets it. */
export const nextFocus = { 'data-next-focus': '' }

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * A pressed button that disappears takes the keyboard focus with it. When `change` changes and the focus was inside the
 * container but is lost, it moves to the next sensible place in there.
 */
export function useLostFocus(container: RefObject<HTMLElement | null>, change: unknown): void {
  const wasInside = useRef(false)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && container.current?.contains(target) === true
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [container])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the caller's state has changed
  useEffect(() => {
    if (!wasInside.current || !isLost()) return
    const places = container.current?.querySelectorAll<HTMLElement>('[data-next-focus]:not(:disabled)')
    places?.[0]?.focus()
  }, [container, change])
}

/** For an action whose own part of the page, including the button that opened its dialog, is gone afterwards. */
export function focusHeadingIfLost(): void {
  if (isLost()) document.querySelector<HTMLElement>('main h1')?.focus()
}

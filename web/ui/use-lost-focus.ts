import { type RefObject, useEffect, useRef } from 'react'

/** Marks candidates for the focus: `<Button {...nextFocus}>`. The first focusable one gets it. */
export const nextFocus = { 'data-next-focus': '' }

/** Marks the element that received the focus only because another one disappeared (web/app/document/lost-focus.ts). */
export const STAND_IN = 'data-stand-in-focus'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * A pressed button that disappears takes the keyboard focus with it. When `change` changes and the focus was lost from inside the
 * container, it moves to the next sensible place in there.
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

/** For actions that remove their own part of the page, including the button that opened the dialog. */
export const focusHeadingIfLost = (): void => focusIfLost(document.querySelector('main h1'))

export function focusIfLost(element: HTMLElement | null): void {
  if (isLost() || document.activeElement?.hasAttribute(STAND_IN)) element?.focus()
}

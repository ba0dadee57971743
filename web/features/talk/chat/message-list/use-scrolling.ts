// The list is laid out from its end (column-reverse): the newest message is in view before any script runs and stays in view
// while at the end, and prepending earlier messages moves nothing.

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this counts as being at the end. */
const END_PX = 48

type Scrolling = {
  isAtEnd: boolean
  onScroll: () => void
  toEnd: () => void
}

type ScrollingOptions = {
  /** The key of the last entry. */
  lastKey: string
  /** The key of the reader's own latest message, which they want to see. */
  ownKey: string | undefined
  onEnd: (isAtEnd: boolean) => void
}

export function useScrolling(
  ref: RefObject<HTMLDivElement | null>,
  { lastKey, ownKey, onEnd }: ScrollingOptions,
): Scrolling {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const before = useRef({ lastKey, height: 0 })

  // Keep the reading position further up when something is appended.
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const { lastKey: shownKey, height } = before.current
    if (shownKey !== lastKey && !isAtEnd) list.scrollTop -= list.scrollHeight - height
    before.current = { lastKey, height: list.scrollHeight }
  })

  const toEnd = useCallback(() => {
    if (ref.current) ref.current.scrollTop = 0
  }, [ref])
  useEffect(() => {
    if (ownKey !== undefined) toEnd()
  }, [ownKey, toEnd])

  return {
    isAtEnd,
    onScroll() {
      const isThere = Math.abs(ref.current?.scrollTop ?? 0) < END_PX
      if (isThere === isAtEnd) return
      setIsAtEnd(isThere)
      onEnd(isThere)
    },
    toEnd,
  }
}

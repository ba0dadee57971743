import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** As the router names the entry of the history that a document began with. */
const FIRST_LOCATION = 'default'

/** For steps whose address changes only in its query: the focus is brought to the heading of the new one. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // On a fresh document nobody has lost their place.
    if (key === FIRST_LOCATION) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [key])
  return heading
}

import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The router's key for the first history entry of a document. */
const FIRST_LOCATION = 'default'

const CONTROLS = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]'

/**
 * For steps that differ only in the query string: moves the focus to the heading of the new step, or to the field named
 * by the URL's hash.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, hash } = useLocation()
  useEffect(() => {
    // On a fresh document nobody has lost their place.
    if (key === FIRST_LOCATION) return
    const place = document.getElementById(hash.slice(1))
    if (place) {
      place.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true })
      place.scrollIntoView({ block: 'center' })
      return
    }
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [key, hash])
  return heading
}

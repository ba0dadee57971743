import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** As the router names the entry of the history that a document began with. */
const FIRST_LOCATION = 'default'

const CONTROLS = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]'

/**
 * For steps whose address changes only in its query: the focus is brought to the heading of the new one, or to the field
 * at the place that the address names.
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

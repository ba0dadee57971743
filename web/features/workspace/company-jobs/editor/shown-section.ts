import { createContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { type SectionId, sectionAnchor } from './sections.ts'

/** On phones the editor shows one section at a time; on wider screens all of them. */
export const ShownSection = createContext<SectionId>('text')

export function useShownSection() {
  const [shown, setShown] = useState<SectionId>('text')
  function show(id: SectionId) {
    // The section has to be visible before it can take the focus.
    flushSync(() => setShown(id))
    // By script: the router would treat an anchor as a navigation and ask about unsaved changes.
    const section = document.getElementById(sectionAnchor(id))
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return { shown, show }
}

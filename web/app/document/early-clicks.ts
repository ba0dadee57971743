// Lazy parts of a page (lazyPart) are visible before they are hydrated. React drops a click on such a part, and the
// browser then submits the surrounding form to nowhere. So hold the click back and replay it once the part is hydrated.

const CHECK_EVERY_MS = 50

/** React puts this property on every element it has hydrated; the name has been stable since React 17. */
const REACT_PROPS_KEY = '__reactProps$'

/** Call after hydrateRoot: React replays clicks on boundaries it can still hydrate by itself. */
export function replayEarlyClicks(page: Document): void {
  const held = new Set<HTMLButtonElement>()
  const ready = new Set<HTMLButtonElement>()

  function replayReady(): void {
    for (const button of held) {
      if (!button.isConnected) held.delete(button)
      else if (ready.has(button)) {
        held.delete(button)
        button.click()
      }
      // The property is set when hydration of the part starts; by the next round it has finished.
      else if (isHydrated(button)) ready.add(button)
    }
    if (held.size > 0) setTimeout(replayReady, CHECK_EVERY_MS)
    else ready.clear()
  }

  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      // A form with an action works without scripts.
      if (!button || isHydrated(button) || isForeign(button) || button.form?.hasAttribute('action')) return
      event.preventDefault()
      if (held.size === 0) setTimeout(replayReady, CHECK_EVERY_MS)
      held.add(button)
    },
    { capture: true },
  )
}

/** React never hydrates what third parties append to the body, such as the feedback widget. */
function isForeign(button: Element): boolean {
  const { documentElement, body } = button.ownerDocument
  if (documentElement.dataset['hydrated'] !== 'true') return false
  let ancestor = button.parentElement
  while (ancestor && !isHydrated(ancestor)) ancestor = ancestor.parentElement
  return ancestor === null || ancestor === body || ancestor === documentElement
}

const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith(REACT_PROPS_KEY))

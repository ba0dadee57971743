// Parts of a page whose code comes later (lazyPart) are drawn before they answer. React drops a press on such a part, and
// the browser then sends the form around it, to nobody. So the press is held back, and made again when the part answers.

const LOOK_EVERY_MS = 50

/** React's own mark on every element it has taken over; it has had this name since React 17. */
const REACT_MARK = '__reactProps$'

/** To be called after the page was handed to React: what React can still hydrate for a press, it handles itself. */
export function holdEarlyPresses(page: Document): void {
  const held = new Set<HTMLButtonElement>()
  const ready = new Set<HTMLButtonElement>()

  function look(): void {
    for (const button of held) {
      if (!button.isConnected) held.delete(button)
      else if (ready.has(button)) {
        held.delete(button)
        button.click()
      }
      // The mark comes when React begins with the part; by the next round it has finished.
      else if (isAnswering(button)) ready.add(button)
    }
    if (held.size > 0) setTimeout(look, LOOK_EVERY_MS)
    else ready.clear()
  }

  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      // A form that says where it goes works by itself.
      if (!button || isAnswering(button) || isForeign(button) || button.form?.hasAttribute('action')) return
      event.preventDefault()
      if (held.size === 0) setTimeout(look, LOOK_EVERY_MS)
      held.add(button)
    },
    { capture: true },
  )
}

/** What others hang into the body, such as the feedback widget, React never takes over. */
function isForeign(button: Element): boolean {
  const { documentElement, body } = button.ownerDocument
  if (documentElement.dataset['hydrated'] !== 'true') return false
  let ancestor = button.parentElement
  while (ancestor && !isAnswering(ancestor)) ancestor = ancestor.parentElement
  return ancestor === null || ancestor === body || ancestor === documentElement
}

const isAnswering = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith(REACT_MARK))

// Buttons are visible before they are hydrated: all of them until the scripts have loaded, those in lazy parts (lazyPart) a
// little longer. React drops clicks on them, and the browser then submits the surrounding form to nowhere. So hold the click back
// and replay it once the button is hydrated.

const CHECK_EVERY_MS = 50

type EarlyClicks = {
  held: Set<HTMLButtonElement>
  isTakenOver: boolean
  /** Ctrl K or Cmd K was pressed before the command palette was loaded. */
  isPaletteWanted: boolean
  hasPalette: boolean
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks
  }
}

/** Runs inline in the document until this module has loaded. A function, so that the browser bundle leaves it out. */
export const earlyClickScript = (): string => `(() => {
  const early = (window.earlyClicks = { held: new Set(), isTakenOver: false, isPaletteWanted: false, hasPalette: false })
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (early.isTakenOver || !button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return
    event.preventDefault()
    early.held.add(button)
  }, true)
  addEventListener('keydown', (event) => {
    const isMac = /^(Mac|iP)/.test(navigator.platform)
    if (early.hasPalette || event.key?.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return
    if (event.metaKey !== isMac || event.ctrlKey === isMac) return
    event.preventDefault()
    early.isPaletteWanted = true
  })
})()`

/** React puts this property on every element it has hydrated; the name has been stable since React 17. */
const REACT_PROPS_KEY = '__reactProps$'

/** Call after hydrateRoot: React replays clicks on boundaries it can still hydrate by itself. */
export function replayEarlyClicks(page: Document): void {
  const { earlyClicks } = window
  if (earlyClicks) earlyClicks.isTakenOver = true
  const held = new Set(earlyClicks?.held)
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

  if (held.size > 0) setTimeout(replayReady, CHECK_EVERY_MS)
  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      // A form with an action works without scripts.
      const isPlain = button?.type === 'submit' && button.form?.hasAttribute('action')
      if (!button || isHydrated(button) || isForeign(button) || isPlain) return
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

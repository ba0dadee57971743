// An element that disappears, or is disabled, takes the keyboard focus with it, and the next Tab starts at the top of the
// page. Components that know a better place move the focus there; this takes care of all others: the focus goes to what has
// taken the place of the lost element or follows it, or back to where it was before a dialog opened.

import { STAND_IN } from '#web/ui/use-lost-focus.ts'

/** Components and React Aria come first. */
const WAIT_MS = 100

const TARGETS = 'h1, h2, h3, h4, a[href], button, input, textarea, select, summary, [tabindex="0"]'
/** The lists of combo boxes open on focus, over what the person was about to read. */
const NO_TARGETS = ':disabled, [type="hidden"], [role="combobox"], :is(a, button, input)[tabindex="-1"]'

/** Where an element is: its ancestors, each with the position of the child that contains it. */
type Spot = { element: HTMLElement; ancestors: readonly { parent: Element; index: number }[] }

export function keepFocus(document: Document): () => void {
  let current: Spot | null = null
  /** Of the page itself, for when a dialog or message is gone. */
  let onPage: Spot | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The last move. A button that was only disabled during a request gets the focus back. */
  let moved: { from: HTMLElement; to: Element } | null = null

  function isLost(): boolean {
    const { activeElement, body } = document
    // Some browsers leave the focus on a disabled element, where keys have no effect.
    return activeElement === null || activeElement === body || activeElement.matches(':disabled')
  }

  const onFocus = ({ target }: FocusEvent) => remember(target)

  /** A click beside all controls: what happens to the element from now on is none of our business. */
  function onBlur({ target }: FocusEvent) {
    setTimeout(() => {
      if (current?.element === target && isLost() && canHaveFocus(current.element)) current = null
    })
  }

  function remember(target: EventTarget | null) {
    if (!(target instanceof HTMLElement)) return
    current = spotOf(target)
    if (target.closest('main')) onPage = current
  }

  function onChange() {
    if (moved && document.activeElement === moved.to && canHaveFocus(moved.from)) {
      moved.from.focus({ preventScroll: true })
      moved = null
    }
    if (current === null) return
    // Deferred even when focus is kept: the visibility check forces a layout, which must not happen in the middle of an update.
    clearTimeout(timer)
    timer = setTimeout(move, WAIT_MS)
  }

  function move() {
    if (current === null) return
    // A busy browser removes the focus from a hidden element only with the next frame.
    const isHidden = document.activeElement === current.element && !canHaveFocus(current.element)
    if (!isLost() && !isHidden) return
    const from = current.element
    const to = placeFor(current, document) ?? placeFor(onPage, document) ?? document.querySelector('main h1, h1')
    if (!(to instanceof HTMLElement)) return
    focus(to)
    moved = { from, to }
  }

  const observer = new MutationObserver(onChange)
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'inert'] })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  if (!isLost()) remember(document.activeElement)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
  }
}

function spotOf(element: HTMLElement): Spot {
  const ancestors: { parent: Element; index: number }[] = []
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    ancestors.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  }
  return { element, ancestors }
}

function placeFor(spot: Spot | null, { body }: Document): HTMLElement | null {
  if (spot === null) return null
  if (canHaveFocus(spot.element)) return spot.element
  for (const { parent, index } of spot.ancestors) {
    // What is beside the page belongs to something else.
    if (parent === body) return null
    if (!parent.isConnected) continue
    const children = [...parent.children]
    for (const child of [...children.slice(index), ...children.slice(0, index).toReversed()]) {
      const target = [child, ...child.querySelectorAll(TARGETS)].find(isTarget)
      if (target instanceof HTMLElement) return target
    }
  }
  return null
}

const isTarget = (element: Element): boolean =>
  element.matches(TARGETS) && !element.matches(NO_TARGETS) && isShown(element)

const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && isShown(element)

const isShown = (element: Element): boolean =>
  element.closest('[hidden], [inert], [aria-hidden="true"]') === null && (element.checkVisibility?.() ?? true)

function focus(target: HTMLElement): void {
  if (/^H[1-6]$/.test(target.tagName) && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.setAttribute(STAND_IN, '')
  target.addEventListener('blur', () => target.removeAttribute(STAND_IN), { once: true })
}

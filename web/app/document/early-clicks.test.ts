import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyClickScript, replayEarlyClicks } from './early-clicks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A server-rendered button; `takeOver` simulates its hydration. */
function aServerRenderedButton(form = '<form>') {
  document.body.innerHTML = `${form}<button><b>Delete</b></button></form>`
  const button = document.querySelector('button')
  if (!button) throw new Error('no button was drawn')
  const clicks: boolean[] = []
  button.addEventListener('click', (event) => clicks.push(event.defaultPrevented))
  const takeOver = () => Object.assign(button, { __reactProps$x: {} })
  return { button, presses: clicks, takeOver }
}

// Must run first: the document stays patched.
it('takes over the clicks that the document held back while the scripts were loading', () => {
  runInThisContext(earlyClickScript())
  const { button, presses, takeOver } = aServerRenderedButton()
  button.click()
  expect(presses).toEqual([true])
  replayEarlyClicks(document)
  takeOver()
  vi.advanceTimersByTime(10_000)
  expect(presses).toEqual([true, false])
})

it('remembers the shortcut of a palette that is not loaded yet', () => {
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press({ key: 'k' }), press({ key: 'k', ctrlKey: true, altKey: true })]).toEqual([false, false])
  expect(window.earlyClicks?.isPaletteWanted).toBe(false)
  expect(press({ key: 'k', ctrlKey: true })).toBe(true)
  expect(window.earlyClicks?.isPaletteWanted).toBe(true)
})

it('replays a click on a part that is not hydrated yet once it is', () => {
  const { button, presses, takeOver } = aServerRenderedButton()
  button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  button.click()
  expect(presses).toEqual([true, true])
  vi.advanceTimersByTime(10_000)
  expect(presses).toHaveLength(2)
  takeOver()
  vi.advanceTimersByTime(10_000)
  expect(presses).toEqual([true, true, false])
})

it('leaves hydrated parts and forms with an action alone', () => {
  const hydrated = aServerRenderedButton()
  hydrated.takeOver()
  hydrated.button.click()
  expect(hydrated.presses).toEqual([false])
  const search = aServerRenderedButton('<form action="/jobs">')
  search.button.click()
  expect(search.presses).toEqual([false])
})

it('drops a click on a part that is removed', () => {
  const { button, presses, takeOver } = aServerRenderedButton()
  button.click()
  button.remove()
  takeOver()
  vi.advanceTimersByTime(10_000)
  expect(presses).toEqual([true])
})

it('ignores buttons that third-party scripts added to the page', () => {
  document.documentElement.dataset['hydrated'] = 'true'
  const takenOver = Object.assign(document.body, { __reactProps$x: {} })
  const widget = aServerRenderedButton()
  widget.button.click()
  expect(widget.presses).toEqual([false])
  const page = Object.assign(document.createElement('main'), { __reactProps$x: {} })
  const part = aServerRenderedButton()
  page.append(part.button)
  takenOver.append(page)
  part.button.click()
  expect(part.presses).toEqual([true])
  Reflect.deleteProperty(takenOver, '__reactProps$x')
  delete document.documentElement.dataset['hydrated']
})

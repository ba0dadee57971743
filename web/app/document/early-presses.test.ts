import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdEarlyPresses } from './early-presses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

holdEarlyPresses(document)

/** A server-rendered button; `takeOver` simulates its hydration. */
function aDrawnButton(form = '<form>') {
  document.body.innerHTML = `${form}<button><b>Delete</b></button></form>`
  const button = document.querySelector('button')
  if (!button) throw new Error('no button was drawn')
  const presses: boolean[] = []
  button.addEventListener('click', (event) => presses.push(event.defaultPrevented))
  const takeOver = () => Object.assign(button, { __reactProps$x: {} })
  return { button, presses, takeOver }
}

it('replays a click on a part that is not hydrated yet once it is', () => {
  const { button, presses, takeOver } = aDrawnButton()
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
  const answering = aDrawnButton()
  answering.takeOver()
  answering.button.click()
  expect(answering.presses).toEqual([false])
  const search = aDrawnButton('<form action="/jobs">')
  search.button.click()
  expect(search.presses).toEqual([false])
})

it('drops a click on a part that is removed', () => {
  const { button, presses, takeOver } = aDrawnButton()
  button.click()
  button.remove()
  takeOver()
  vi.advanceTimersByTime(10_000)
  expect(presses).toEqual([true])
})

it('ignores buttons that third-party scripts added to the page', () => {
  document.documentElement.dataset['hydrated'] = 'true'
  const takenOver = Object.assign(document.body, { __reactProps$x: {} })
  const widget = aDrawnButton()
  widget.button.click()
  expect(widget.presses).toEqual([false])
  const page = Object.assign(document.createElement('main'), { __reactProps$x: {} })
  const part = aDrawnButton()
  page.append(part.button)
  takenOver.append(page)
  part.button.click()
  expect(part.presses).toEqual([true])
  Reflect.deleteProperty(takenOver, '__reactProps$x')
  delete document.documentElement.dataset['hydrated']
})

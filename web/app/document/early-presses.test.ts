import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdEarlyPresses } from './early-presses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

holdEarlyPresses(document)

/** A button as the server drew it; `takeOver` is what React does to it. */
function aDrawnButton(form = '<form>') {
  document.body.innerHTML = `${form}<button><b>Delete</b></button></form>`
  const button = document.querySelector('button')
  if (!button) throw new Error('no button was drawn')
  const presses: boolean[] = []
  button.addEventListener('click', (event) => presses.push(event.defaultPrevented))
  const takeOver = () => Object.assign(button, { __reactProps$x: {} })
  return { button, presses, takeOver }
}

it('a press on a part that does not answer yet is made again, once, when it does', () => {
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

it('a press on a part that answers is left alone, as is a form that says where it goes', () => {
  const answering = aDrawnButton()
  answering.takeOver()
  answering.button.click()
  expect(answering.presses).toEqual([false])
  const search = aDrawnButton('<form action="/jobs">')
  search.button.click()
  expect(search.presses).toEqual([false])
})

it('a press on a part that goes away is forgotten', () => {
  const { button, presses, takeOver } = aDrawnButton()
  button.click()
  button.remove()
  takeOver()
  vi.advanceTimersByTime(10_000)
  expect(presses).toEqual([true])
})

it('a button that somebody else hung into the page is none of ours', () => {
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

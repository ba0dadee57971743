import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { keepFocus } from './lost-focus.ts'

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  stop = keepFocus(document)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const byId = (id: string) => document.getElementById(id) as HTMLElement

function show(html: string, focused: string) {
  document.body.innerHTML = html
  byId(focused).focus()
}

/** Lets the observer see what has changed, and the page do nothing about it. */
async function settle() {
  await Promise.resolve()
  await vi.advanceTimersByTimeAsync(200)
}

const rows = `<main><h1>Passkeys</h1><ul>
  <li id="first"><button id="remove-first">Remove</button></li>
  <li id="second"><button id="remove-second">Remove</button></li></ul></main>`

it.each([
  ['the next row', 'first', 'remove-second'],
  ['the row before it when it was the last one', 'second', 'remove-first'],
])('moves from a removed row to %s', async (_what, removed, focused) => {
  show(rows, `remove-${removed}`)
  byId(removed).remove()
  await settle()
  expect(document.activeElement?.id).toBe(focused)
})

it('moves to the heading of what has replaced the pressed button', async () => {
  show('<main><h1>Email</h1><div id="step"><button id="change">Change</button></div></main>', 'change')
  byId('step').innerHTML = '<h2 id="confirm">Confirm it is you</h2><input />'
  await settle()
  expect(document.activeElement?.id).toBe('confirm')
})

it('moves on from a hidden link that the browser has not taken the focus from yet', async () => {
  show('<main><nav id="list"><a id="open" href="/">Display</a></nav><h1 id="title">Display</h1></main>', 'open')
  byId('list').hidden = true
  expect(document.activeElement?.id).toBe('open')
  await settle()
  expect(document.activeElement?.id).toBe('title')
})

it('moves on from a button that has been disabled, and back when it can be pressed again', async () => {
  show('<main><h1>Email</h1><button id="send">Send</button><a id="next" href="/">Next</a></main>', 'send')
  byId('send').setAttribute('disabled', '')
  await settle()
  expect(document.activeElement?.id).toBe('next')
  byId('send').removeAttribute('disabled')
  await settle()
  expect(document.activeElement?.id).toBe('send')
})

it('does not open the list of a combo box', async () => {
  show(
    `<main><h2 id="title">Location</h2><div><input role="combobox" /><button tabindex="-1">Show options</button>
      <p><button id="switch">Switch</button></p></div></main>`,
    'switch',
  )
  byId('switch').remove()
  await settle()
  expect(document.activeElement?.id).toBe('title')
})

it('knows what had the focus before it was loaded', async () => {
  stop()
  show(rows, 'remove-first')
  stop = keepFocus(document)
  byId('first').remove()
  await settle()
  expect(document.activeElement?.id).toBe('remove-second')
})

it('returns from a dialog to where it was opened, or what has taken that place', async () => {
  show(`${rows}<div id="dialog"><button id="yes">Remove</button></div>`, 'remove-first')
  byId('yes').focus()
  byId('first').remove()
  byId('dialog').remove()
  await settle()
  expect(document.activeElement?.id).toBe('remove-second')
})

it('leaves it to the page to move the focus itself', async () => {
  show(rows, 'remove-first')
  byId('first').remove()
  await Promise.resolve()
  document.querySelector('h1')?.setAttribute('tabindex', '-1')
  document.querySelector('h1')?.focus()
  await settle()
  expect(document.activeElement?.tagName).toBe('H1')
})

it.each(['second', 'first'])('does nothing after a click beside all controls, whatever is removed: %s', async (row) => {
  show(rows, 'remove-first')
  byId('remove-first').blur()
  await settle()
  byId(row).remove()
  await settle()
  expect(document.activeElement).toBe(document.body)
})

it('leaves the choice to a slower action that knows a better place, but not once the person has moved on', async () => {
  const page =
    '<main><h1 id="title" tabindex="-1">Sent</h1><button id="gone">Withdraw</button><a id="next" href="/">Next</a></main>'
  show(page, 'gone')
  byId('gone').remove()
  await settle()
  expect(document.activeElement?.id).toBe('next')
  focusHeadingIfLost()
  expect(document.activeElement?.id).toBe('title')
  byId('next').focus()
  focusHeadingIfLost()
  expect(document.activeElement?.id).toBe('next')
})

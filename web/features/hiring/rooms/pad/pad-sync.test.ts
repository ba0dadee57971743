import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs'
import { bytesOfText, textOfBytes } from './bytes-text.ts'
import { createPadSync, type PadSync } from './pad-sync.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server and a line between tabs; `isDown` drops what tabs send each other. */
function aRoom() {
  const server = new Doc()
  const line = { isDown: false }
  const tabs: PadSync[] = []
  const states: string[] = []
  const tab = () => {
    const mine = createPadSync({
      load: async () => textOfBytes(encodeStateAsUpdate(server)),
      save: async (update) => {
        if (line.isDown) throw new Error('offline')
        applyUpdate(server, bytesOfText(update))
      },
      send: (kind, text) => {
        if (!line.isDown) for (const other of tabs) if (other !== mine) other.receive(kind, text)
      },
      onSaveState: (state) => states.push(state),
    })
    tabs.push(mine)
    return mine
  }
  return { server, line, tab, states, read: () => server.getText('text').toJSON() }
}

it('what two people type at once ends up the same on both sides and on the server', async () => {
  const room = aRoom()
  const [one, other] = [room.tab(), room.tab()]
  one.text.insert(0, 'left ')
  other.text.insert(0, 'right ')
  await vi.advanceTimersByTimeAsync(300)
  expect(one.text.toJSON()).toBe(other.text.toJSON())
  expect(one.text.toJSON()).toHaveLength('left right '.length)
  await vi.advanceTimersByTimeAsync(2000)
  expect(room.read()).toBe(one.text.toJSON())
  expect(room.states.at(-1)).toBe('saved')
})

it('what was typed while the line was down arrives once it is back', async () => {
  const room = aRoom()
  const [one, other] = [room.tab(), room.tab()]
  one.text.insert(0, 'before ')
  await vi.advanceTimersByTimeAsync(2500)
  room.line.isDown = true
  one.text.insert(0, 'offline ')
  await vi.advanceTimersByTimeAsync(3000)
  expect(room.states.at(-1)).toBe('failed')
  expect(other.text.toJSON()).toBe('before ')
  room.line.isDown = false
  await one.catchUp()
  await vi.advanceTimersByTimeAsync(6000)
  expect(other.text.toJSON()).toBe('offline before ')
  expect(room.read()).toBe('offline before ')
  expect(room.states.at(-1)).toBe('saved')
})

it('what was saved before the line opened again still reaches the others', async () => {
  const room = aRoom()
  const [one, other] = [room.tab(), room.tab()]
  await one.catchUp()
  room.line.isDown = true
  one.text.insert(0, 'offline')
  await vi.advanceTimersByTimeAsync(3000)
  room.line.isDown = false
  await vi.advanceTimersByTimeAsync(6000)
  expect(room.read()).toBe('offline')
  await one.catchUp()
  expect(other.text.toJSON()).toBe('offline')
})

it('a change that builds on one that got lost brings that one, too', async () => {
  const room = aRoom()
  const [one, other] = [room.tab(), room.tab()]
  room.line.isDown = true
  one.text.insert(0, 'lost ')
  await vi.advanceTimersByTimeAsync(1000)
  room.line.isDown = false
  one.text.insert(5, 'found')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(other.text.toJSON()).toBe('lost found')
})

it('whoever comes later gets all of it, and unreadable changes do no harm', async () => {
  const room = aRoom()
  room.tab().text.insert(0, 'kept')
  await vi.advanceTimersByTimeAsync(2500)
  const late = room.tab()
  await late.catchUp()
  late.receive('update', 'AAAA/w==')
  expect(late.text.toJSON()).toBe('kept')
})

import { describe, expect, it, vi } from 'vitest'
import { createSliceSender, type SendOutcome } from './slice-sender.ts'

/** A server that accepts contiguous bytes; `trouble` may intercept each call first. */
function aServer(trouble: (call: number) => SendOutcome | 'lost-answer' | null = () => null) {
  let saved = ''
  let calls = 0
  const send = async (offset: number, piece: Blob): Promise<SendOutcome> => {
    const found = trouble(calls)
    calls += 1
    if (found && found !== 'lost-answer') return found
    const text = await piece.text()
    if (offset === saved.length) saved += text
    return found === 'lost-answer' ? { state: 'later' } : { state: 'received', upTo: saved.length }
  }
  return { send, saved: () => saved, calls: () => calls }
}

const noWait = async () => undefined
const slice = (text: string) => new Blob([text])

describe('the slice sender', () => {
  it('sends each slice as it arrives, in order', async () => {
    const server = aServer()
    const sender = createSliceSender({ send: server.send, wait: noWait })
    for (const text of ['one ', 'two ', 'three']) sender.add(slice(text))
    await sender.finished()
    expect(server.saved()).toBe('one two three')
  })

  it('retries with backoff and loses nothing', async () => {
    const server = aServer((call) => (call < 6 ? { state: 'later' } : null))
    const waits: number[] = []
    const progress = vi.fn()
    const sender = createSliceSender({
      send: server.send,
      wait: async (ms) => void waits.push(ms),
      onProgress: progress,
    })
    sender.add(slice('hello '))
    sender.add(slice('again'))
    await sender.finished()
    expect(server.saved()).toBe('hello again')
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
    expect(progress.mock.calls.some(([told]) => told.isWaiting)).toBe(true)
    expect(progress.mock.lastCall?.[0]).toEqual({ unsent: 0, isWaiting: false })
  })

  it("continues from the server's offset when a response was lost", async () => {
    const server = aServer((call) => (call % 2 === 0 ? 'lost-answer' : null))
    const sender = createSliceSender({ send: server.send, wait: noWait })
    for (const text of ['a', 'bb', 'ccc', 'dddd']) sender.add(slice(text))
    await sender.finished()
    expect(server.saved()).toBe('abbcccdddd')
  })

  it('does not resend what an earlier page has uploaded', async () => {
    const server = aServer()
    await server.send(0, slice('first '))
    const sender = createSliceSender({ send: server.send, wait: noWait })
    sender.add(slice('first second'))
    await sender.finished()
    expect(server.saved()).toBe('first second')
  })

  it('ends with the reason when the server rejects a slice', async () => {
    const rejection = new Error('No takes left')
    const server = aServer(() => ({ state: 'rejected', error: rejection }))
    const sender = createSliceSender({ send: server.send, wait: noWait })
    sender.add(slice('x'))
    await expect(sender.finished()).rejects.toBe(rejection)
    sender.add(slice('y'))
    await expect(sender.finished()).rejects.toBe(rejection)
    expect(server.calls()).toBe(1)
  })

  it('stops on request', async () => {
    const sender = createSliceSender({
      send: async () => ({ state: 'later' }),
      wait: async () => sender.stop(),
    })
    sender.add(slice('x'))
    await expect(sender.finished()).resolves.toBeUndefined()
  })
})

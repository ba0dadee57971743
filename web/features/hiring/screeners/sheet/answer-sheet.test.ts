// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { createDraft } from '#web/app/form/drafts.ts'
import { createAnswerSheet, type SendOutcome, type SheetNotes, type Unsent } from './answer-sheet.ts'

const SAVED_AT = '2026-11-16T06:00:00.000Z'

function aStorage() {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

type Server = { outcome: SendOutcome['state']; got: [string, Unsent][]; gate: Promise<void> | null }

function aSheet(storage = aStorage(), kept: { questionId: string; value: string; seq: number }[] = []) {
  const server: Server = { outcome: 'kept', got: [], gate: null }
  const timers: (() => void)[] = []
  const sheet = createAnswerSheet({
    saved: kept.map((one) => ({ ...one, savedAt: SAVED_AT })),
    notes: createDraft<SheetNotes>(storage, 'me', 'screener-1'),
    send: async (questionId, unsent) => {
      server.got.push([questionId, unsent])
      await server.gate
      if (server.outcome === 'rejected') return { state: 'rejected', reason: 'No.' }
      return server.outcome === 'kept'
        ? { state: 'kept', answer: { questionId, ...unsent, savedAt: SAVED_AT } }
        : { state: server.outcome }
    },
    schedule: (callback) => {
      timers.push(callback)
      return () => void timers.splice(timers.indexOf(callback), 1)
    },
  })
  return { sheet, server, timers, storage }
}

describe('an answer', () => {
  it('is sent at once if it is a choice, and after a pause if it is text', async () => {
    const { sheet, server, timers } = aSheet()
    sheet.change('a', 'one')
    await vi.waitFor(() => expect(sheet.read().saveState).toBe('saved'))
    sheet.change('b', 'h', 500)
    sheet.change('b', 'hello', 500)
    expect(server.got).toEqual([['a', { value: 'one', seq: 1 }]])
    expect(timers).toHaveLength(1)
    timers.pop()?.()
    await vi.waitFor(() => expect(sheet.read().saveState).toBe('saved'))
    expect(server.got.at(-1)).toEqual(['b', { value: 'hello', seq: 2 }])
  })

  it('that is changed while in flight is sent again, and the last change wins', async () => {
    const { sheet, server } = aSheet()
    const gate = Promise.withResolvers<void>()
    server.gate = gate.promise
    sheet.change('a', 'one')
    sheet.change('a', 'two')
    gate.resolve()
    await vi.waitFor(() => expect(sheet.read()).toMatchObject({ saveState: 'saved', unsent: 0 }))
    expect(server.got.map(([, { value, seq }]) => [value, seq])).toEqual([
      ['one', 1],
      ['two', 2],
    ])
    expect(sheet.read().values.get('a')).toBe('two')
  })

  it('continues the sequence numbers of another device', async () => {
    const { sheet, server } = aSheet(aStorage(), [{ questionId: 'a', value: 'there', seq: 7 }])
    sheet.change('a', 'here')
    await sheet.flush()
    expect(server.got).toEqual([['a', { value: 'here', seq: 8 }]])
  })
})

describe('while offline', () => {
  it('answers wait in this browser, survive a reload, and are sent after reconnecting', async () => {
    const first = aSheet()
    first.server.outcome = 'later'
    first.sheet.change('a', 'kept here')
    first.sheet.flag('b')
    await first.sheet.flush()
    expect(first.sheet.read()).toMatchObject({ saveState: 'waiting', unsent: 1 })

    const second = aSheet(first.storage, [{ questionId: 'a', value: '', seq: 0 }])
    expect(second.sheet.read()).toMatchObject({ saveState: 'waiting', unsent: 1, flags: new Set(['b']) })
    expect(second.sheet.read().values.get('a')).toBe('kept here')
    await second.sheet.flush()
    expect(second.sheet.read()).toMatchObject({ saveState: 'saved', unsent: 0 })
  })

  it("an answer that is older than the server's is dropped", () => {
    const first = aSheet()
    first.server.outcome = 'later'
    first.sheet.change('a', 'old')
    const second = aSheet(first.storage, [{ questionId: 'a', value: 'newer, from the phone', seq: 4 }])
    expect(second.sheet.read().unsent).toBe(0)
    expect(second.sheet.read().values.get('a')).toBe('newer, from the phone')
  })

  it('sending is retried automatically', async () => {
    const { sheet, server, timers } = aSheet()
    server.outcome = 'later'
    sheet.change('a', 'one')
    await sheet.flush()
    server.outcome = 'kept'
    timers.pop()?.()
    await vi.waitFor(() => expect(sheet.read().saveState).toBe('saved'))
  })
})

describe('a rejected answer', () => {
  it('shows the reason next to the question until it is changed', async () => {
    const { sheet, server } = aSheet()
    server.outcome = 'rejected'
    sheet.change('a', 'nonsense')
    await sheet.flush()
    expect(sheet.read().problems.get('a')).toBe('No.')
    server.outcome = 'kept'
    sheet.change('a', 'sense')
    expect(sheet.read().problems.size).toBe(0)
    await sheet.flush()
  })

  it('ends the attempt if the time is up', async () => {
    const { sheet, server } = aSheet()
    server.outcome = 'over'
    sheet.change('a', 'too late')
    await sheet.flush()
    expect(sheet.read().saveState).toBe('over')
  })
})

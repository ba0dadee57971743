import { expect, it, vi } from 'vitest'
import { createOutbox, type Outcome, type Unsent } from './outbox.ts'

const unsent = (key: string, given: Partial<Unsent> = {}): Unsent => ({
  key,
  conversationId: 'one',
  body: key,
  replyTo: null,
  files: [],
  jobId: null,
  voice: null,
  at: '2026-11-17T10:00:00.000Z',
  errorCode: null,
  ...given,
})

function aBrowser() {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

/** A connection that is up or down; `arrived` holds what the server received. */
function anOutbox({ storage = aBrowser(), reject = () => null as string | null } = {}) {
  const arrived: string[] = []
  const line = { isUp: true }
  const waits: { callback: () => void; ms: number }[] = []
  const send = async ({ key }: Unsent): Promise<Outcome> => {
    await Promise.resolve()
    const code = reject()
    if (code !== null) return { state: 'rejected', code }
    if (!line.isUp) return { state: 'later' }
    arrived.push(key)
    return { state: 'sent' }
  }
  const outbox = createOutbox({
    storage,
    owner: 'anna',
    send,
    withLock: (work) => work(),
    schedule: (callback, ms) => {
      const wait = { callback, ms }
      waits.push(wait)
      return () => void (waits.includes(wait) && waits.splice(waits.indexOf(wait), 1))
    },
  })
  return { outbox, arrived, line, waits, storage }
}

const keys = (items: readonly Unsent[]) => items.map(({ key }) => key)

it('sends messages in order and is empty afterwards', async () => {
  const { outbox, arrived } = anOutbox()
  for (const key of ['a', 'b', 'c']) outbox.add(unsent(key))
  await vi.waitFor(() => expect(outbox.list()).toEqual([]))
  expect(arrived).toEqual(['a', 'b', 'c'])
})

it('keeps unsent messages for the next visit, and then sends them in the same order', async () => {
  const { outbox, line, storage } = anOutbox()
  line.isUp = false
  outbox.add(unsent('a'))
  outbox.add(unsent('b'))
  await outbox.flush()
  const later = anOutbox({ storage })
  expect(keys(later.outbox.list())).toEqual(['a', 'b'])
  await later.outbox.flush()
  expect([later.arrived, later.outbox.list()]).toEqual([['a', 'b'], []])
})

it('retries automatically with backoff', async () => {
  const { outbox, line, waits, arrived } = anOutbox()
  line.isUp = false
  outbox.add(unsent('a'))
  await vi.waitFor(() => expect(waits).toHaveLength(1))
  const first = waits[0]
  first?.callback()
  await vi.waitFor(() => expect(waits.map(({ ms }) => ms)).toEqual([(first?.ms ?? 0) * 2]))
  line.isUp = true
  waits[0]?.callback()
  await vi.waitFor(() => expect(arrived).toEqual(['a']))
})

it('sets a rejected message aside, sends the others, and retries it on request', async () => {
  let code: string | null = 'forbidden'
  const { outbox, arrived } = anOutbox({ reject: () => code })
  outbox.add(unsent('a'))
  await vi.waitFor(() => expect(outbox.list()).toMatchObject([{ key: 'a', errorCode: 'forbidden' }]))
  code = null
  outbox.add(unsent('b'))
  await vi.waitFor(() => expect(arrived).toEqual(['b']))
  outbox.retry('a')
  await vi.waitFor(() => expect(arrived).toEqual(['b', 'a']))
})

it('drops a message that the person removes', async () => {
  const { outbox, line, arrived, storage } = anOutbox()
  line.isUp = false
  outbox.add(unsent('a'))
  await outbox.flush()
  outbox.remove('a')
  line.isUp = true
  await outbox.flush()
  expect([arrived, keys(anOutbox({ storage }).outbox.list())]).toEqual([[], []])
})

it('is not blocked by one conversation that has to wait', async () => {
  const sent: string[] = []
  const outbox = createOutbox({
    storage: aBrowser(),
    owner: 'anna',
    send: async ({ key, conversationId }) => {
      if (conversationId === 'flooded') return { state: 'later', waitMs: 60_000 }
      sent.push(key)
      return { state: 'sent' }
    },
    withLock: (work) => work(),
    schedule: () => () => undefined,
  })
  outbox.add(unsent('a', { conversationId: 'flooded' }))
  outbox.add(unsent('b', { conversationId: 'flooded' }))
  outbox.add(unsent('c'))
  await outbox.flush()
  expect([sent, keys(outbox.list())]).toEqual([['c'], ['a', 'b']])
})

it('keeps the order within a conversation that has to wait', async () => {
  const sent: string[] = []
  let isFirstTry = true
  const outbox = createOutbox({
    storage: aBrowser(),
    owner: 'anna',
    send: async ({ key }) => {
      if (isFirstTry) {
        isFirstTry = false
        return { state: 'later' }
      }
      sent.push(key)
      return { state: 'sent' }
    },
    withLock: (work) => work(),
    schedule: () => () => undefined,
  })
  for (const key of ['a', 'b']) outbox.add(unsent(key))
  await outbox.flush()
  await outbox.flush()
  expect(sent).toEqual(['a', 'b'])
})

it('picks up what another tab has added', async () => {
  const { outbox, line, storage } = anOutbox()
  const other = anOutbox({ storage })
  line.isUp = false
  other.line.isUp = false
  outbox.add(unsent('a'))
  other.outbox.add(unsent('b'))
  expect(keys(other.outbox.list())).toEqual(['a', 'b'])
  outbox.reread()
  expect(keys(outbox.list())).toEqual(['a', 'b'])
})

it('sends from memory where the browser cannot store anything', async () => {
  const full = {
    ...aBrowser(),
    setItem: () => {
      throw new Error('full')
    },
  }
  const { outbox, line, arrived } = anOutbox({ storage: full })
  line.isUp = false
  outbox.add(unsent('a'))
  outbox.add(unsent('b'))
  line.isUp = true
  await outbox.flush()
  expect(arrived).toEqual(['a', 'b'])
})

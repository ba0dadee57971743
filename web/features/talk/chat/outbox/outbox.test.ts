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
  refusal: null,
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

/** A line that is up or down; what arrived is in `arrived`. */
function anOutbox({ storage = aBrowser(), refuse = () => null as string | null } = {}) {
  const arrived: string[] = []
  const line = { isUp: true }
  const waits: { callback: () => void; ms: number }[] = []
  const send = async ({ key }: Unsent): Promise<Outcome> => {
    await Promise.resolve()
    const code = refuse()
    if (code !== null) return { state: 'refused', code }
    if (!line.isUp) return { state: 'later' }
    arrived.push(key)
    return { state: 'sent' }
  }
  const outbox = createOutbox({
    storage,
    owner: 'anna',
    send,
    alone: (work) => work(),
    schedule: (callback, ms) => {
      const wait = { callback, ms }
      waits.push(wait)
      return () => void (waits.includes(wait) && waits.splice(waits.indexOf(wait), 1))
    },
  })
  return { outbox, arrived, line, waits, storage }
}

const keys = (items: readonly Unsent[]) => items.map(({ key }) => key)

it('sends what is written, in order, and then holds nothing', async () => {
  const { outbox, arrived } = anOutbox()
  for (const key of ['a', 'b', 'c']) outbox.add(unsent(key))
  await vi.waitFor(() => expect(outbox.list()).toEqual([]))
  expect(arrived).toEqual(['a', 'b', 'c'])
})

it('keeps what could not go out for the next visit, and sends it then in the same order', async () => {
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

it('tries again by itself, each time a little later', async () => {
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

it('sets aside what is refused, lets the others pass, and sends it again when the person says so', async () => {
  let code: string | null = 'forbidden'
  const { outbox, arrived } = anOutbox({ refuse: () => code })
  outbox.add(unsent('a'))
  await vi.waitFor(() => expect(outbox.list()).toMatchObject([{ key: 'a', refusal: 'forbidden' }]))
  code = null
  outbox.add(unsent('b'))
  await vi.waitFor(() => expect(arrived).toEqual(['b']))
  outbox.retry('a')
  await vi.waitFor(() => expect(arrived).toEqual(['b', 'a']))
})

it('forgets what the person removes', async () => {
  const { outbox, line, arrived, storage } = anOutbox()
  line.isUp = false
  outbox.add(unsent('a'))
  await outbox.flush()
  outbox.remove('a')
  line.isUp = true
  await outbox.flush()
  expect([arrived, keys(anOutbox({ storage }).outbox.list())]).toEqual([[], []])
})

it('a conversation that has to wait holds up no other', async () => {
  const sent: string[] = []
  const outbox = createOutbox({
    storage: aBrowser(),
    owner: 'anna',
    send: async ({ key, conversationId }) => {
      if (conversationId === 'flooded') return { state: 'later', waitMs: 60_000 }
      sent.push(key)
      return { state: 'sent' }
    },
    alone: (work) => work(),
    schedule: () => () => undefined,
  })
  outbox.add(unsent('a', { conversationId: 'flooded' }))
  outbox.add(unsent('b', { conversationId: 'flooded' }))
  outbox.add(unsent('c'))
  await outbox.flush()
  expect([sent, keys(outbox.list())]).toEqual([['c'], ['a', 'b']])
})

it('lets no later message of a conversation overtake one that has to wait', async () => {
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
    alone: (work) => work(),
    schedule: () => () => undefined,
  })
  for (const key of ['a', 'b']) outbox.add(unsent(key))
  await outbox.flush()
  await outbox.flush()
  expect(sent).toEqual(['a', 'b'])
})

it('knows what another tab has added, and does not lose it', async () => {
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

it('sends from memory where the browser keeps nothing', async () => {
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

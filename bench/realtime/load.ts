// All clients, in a separate process, so that their cost is not attributed to the server. Carries out one command at a
// time and reports the result.

import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connect, type Speaker, toBareServer, toProduct } from './speaker.ts'

export type Command =
  | { do: 'connect'; to: 'product' | 'bare server'; port: number; count: number }
  /**
   * In every small room, or in the large one, someone sends a message as soon as the previous one has arrived
   * everywhere.
   */
  | { do: 'talk'; room: 'small' | 'large'; seconds: number; atOnce: number }
  /** Everyone sends one message a second to their small room. */
  | { do: 'pace'; seconds: number }
  | { do: 'leave' }

export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
}

export const ROOM_SIZE = 10
export const LARGE_ROOM_SIZE = 1_000
const CONNECT_AT_ONCE = 50
const FILLER = 'x'.repeat(120)

let speakers: Speaker[] = []
let received = 0
let delays: number[] = []
let onMessage: (receiver: number, text: string) => void = () => undefined

process.on('message', (order: Command) => {
  carryOut(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function carryOut(order: Command): Promise<object> {
  switch (order.do) {
    case 'connect':
      return connectAll(order)
    case 'talk':
      return talk(order)
    case 'pace':
      return pace(order)
    case 'leave':
      for (const { socket } of speakers) socket.terminate()
      speakers = []
      return {}
  }
}

async function connectAll({ to, port, count }: Extract<Command, { do: 'connect' }>): Promise<object> {
  const connect: Connect = to === 'product' ? toProduct(port) : toBareServer(port)
  for (let from = 0; from < count; from += CONNECT_AT_ONCE) {
    const indexes = Array.from({ length: Math.min(CONNECT_AT_ONCE, count - from) }, (_, offset) => from + offset)
    speakers.push(
      ...(await Promise.all(
        indexes.map((index) =>
          connect({
            small: `private-room-${Math.floor(index / ROOM_SIZE)}`,
            large: index < LARGE_ROOM_SIZE ? 'private-hall' : null,
          }),
        ),
      )),
    )
  }
  for (const [index, { socket }] of speakers.entries()) socket.on('message', (data: Buffer) => onData(index, data))
  return { connected: speakers.length }
}

/** Looks for `@<room>,<time>;` in the message; parsing all of it would measure ourselves. */
function onData(index: number, data: Buffer): void {
  const at = data.indexOf(64)
  if (at < 0) return
  received += 1
  const text = data.toString('latin1', at + 1, data.indexOf(59, at))
  if (received % 16 === 0) delays.push(performance.now() - Number(text.slice(text.indexOf(',') + 1)))
  onMessage(index, text)
}

const say = (index: number, room: 'small' | 'large', name: string) =>
  speakers[index]?.say(room, `@${name},${performance.now().toFixed(2)};${FILLER}`)

async function talk({ room, seconds, atOnce }: Extract<Command, { do: 'talk' }>): Promise<LoadResult> {
  const size = room === 'small' ? ROOM_SIZE : Math.min(LARGE_ROOM_SIZE, speakers.length)
  const rooms = room === 'small' ? Math.floor(speakers.length / ROOM_SIZE) : 1
  const turns = new Map<string, { speaker: number; missing: number }>()
  // Numbered within a room, so that several conversations can run at once.
  const names = Array.from({ length: rooms * atOnce }, (_, index) => `${Math.floor(index / atOnce)}.${index % atOnce}`)
  const begin = (name: string, member: number) => {
    turns.set(name, { speaker: member, missing: size - 1 })
    say(Number(name.split('.')[0]) * size + member, room, name)
  }
  onMessage = (_receiver, text) => {
    const name = text.slice(0, text.indexOf(','))
    const turn = turns.get(name)
    if (!turn) return
    turn.missing -= 1
    if (turn.missing === 0) begin(name, (turn.speaker + 1) % size)
  }
  for (const [index, name] of names.entries()) begin(name, (index * 7) % size)
  await wait(1_000)
  const result = await listen(seconds)
  onMessage = () => undefined
  await wait(500)
  return result
}

async function pace({ seconds }: Extract<Command, { do: 'pace' }>): Promise<LoadResult & { lost: number }> {
  const before = received
  let sent = 0
  const perTick = Math.ceil(speakers.length / 100)
  const timer = setInterval(() => {
    for (let step = 0; step < perTick; step += 1) {
      say(sent % speakers.length, 'small', '0')
      sent += 1
    }
  }, 10)
  const result = await listen(seconds)
  clearInterval(timer)
  await wait(2_000)
  return { ...result, lost: sent * (ROOM_SIZE - 1) - (received - before) }
}

async function listen(seconds: number): Promise<LoadResult> {
  delays = []
  const [count, since] = [received, performance.now()]
  await wait(seconds * 1000)
  const perSecond = ((received - count) / (performance.now() - since)) * 1000
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { perSecond, p50: at(0.5), p99: at(0.99) }
}

/** Beyond it Linux refuses connections with a misleading error. */
const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
if (Number(limit) < 6_000) console.warn(`Only ${limit} open files are allowed: raise the limit with ulimit -n.`)

import { beforeEach, expect, it } from 'vitest'
import type { Frame } from '../protocol/frames.ts'
import { type Connection, newConnection } from './connection.ts'
import { checkIdle } from './keep-alive.ts'

const ACTIVITY_MS = 120_000
let said: string[]
let connection: Connection

beforeEach(() => {
  said = []
  connection = newConnection(
    {
      kind: 'websocket',
      send: (frame: Frame) => said.push((JSON.parse(frame.text) as { event: string }).event),
      close: (code) => said.push(`closed ${code}`),
    },
    '192.0.2.1',
  )
  connection.lastActivityAt = 0
})

const after = (seconds: number) => checkIdle([connection], ACTIVITY_MS, seconds * 1000)

it('a client that pings by itself is left alone', () => {
  after(120)
  expect(said).toEqual([])
})

it('a silent client is pinged once, and closed with a code that makes it reconnect if it does not respond', () => {
  after(131)
  after(150)
  expect(said).toEqual(['pusher:ping'])
  after(162)
  expect(said).toEqual(['pusher:ping', 'closed 4201'])
})

it('any message counts as a response', () => {
  after(131)
  Object.assign(connection, { lastActivityAt: 140_000, pingedAt: null })
  after(162)
  expect(said).toEqual(['pusher:ping'])
})

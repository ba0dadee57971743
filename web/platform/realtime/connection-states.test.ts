// The states of the live connection, using the library's browser build on fake sockets. The library's own timers decide when to
// give up, ping and reconnect.

import type PusherClient from 'pusher-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOptions } from './connect-echo.ts'

const { default: Pusher } = await vi.importActual<{ default: typeof PusherClient }>('pusher-js/dist/web/pusher.js')

const SECOND = 1_000

class FakeSocket {
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('Nothing has connected')
    return socket
  }
  readyState = 0
  sent: string[] = []
  readonly url: string
  onopen: () => void = () => {}
  onclose: (event: { code: number; reason: string; wasClean: boolean }) => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  onerror: () => void = () => {}

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(String(JSON.parse(text).event))
  }
  close() {
    this.readyState = 3
  }
  receive(event: string, data: object) {
    this.onmessage({ data: JSON.stringify({ event, data: JSON.stringify(data) }) })
  }
  accept(activityTimeout = 120) {
    this.readyState = 1
    this.onopen()
    this.receive('pusher:connection_established', { socket_id: '1.1', activity_timeout: activityTimeout })
  }
  end(code: number) {
    this.readyState = 3
    this.onclose({ code, reason: '', wasClean: code !== 1006 })
  }
}

let disconnect: (() => void) | undefined
beforeEach(() => {
  FakeSocket.all = []
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  disconnect?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connect(transports: ('ws' | 'wss')[] = ['ws']) {
  const options = clientOptions({
    settings: { authEndpoint: '/broadcasting/auth', key: 'k', transports, service: null },
    place: { protocol: 'http:', hostname: 'localhost', port: '3000' },
    authHeaders: () => ({}),
  })
  const { connection } = new Pusher('k', options)
  const states: string[] = [connection.state]
  connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
  disconnect = () => connection.disconnect()
  return { states, disconnect }
}

describe('a live connection', () => {
  it('connects, and is disconnected on request', () => {
    const line = connect()
    FakeSocket.last.accept()
    line.disconnect()
    expect(line.states).toEqual(['connecting', 'connected', 'disconnected'])
    expect(FakeSocket.last.url).toMatch(/^ws:\/\/localhost:3000\/app\/k\?protocol=7&client=js&/)
  })

  it('has failed when the browser supports none of the transports', () => {
    expect(connect([]).states).toEqual(['failed'])
  })

  it('is unavailable after ten seconds without success, and keeps trying', () => {
    const line = connect()
    vi.advanceTimersByTime(10 * SECOND - 1)
    expect(line.states).toEqual(['connecting'])
    vi.advanceTimersByTime(1)
    expect(line.states).toEqual(['connecting', 'unavailable'])
    FakeSocket.last.accept()
    expect(line.states).toEqual(['connecting', 'unavailable', 'connected'])
  })

  it('gives up an attempt after 15, then 30, then 60 seconds', () => {
    connect()
    const attempts = [15, 30, 60, 60].map((seconds) => {
      vi.advanceTimersByTime(seconds * SECOND - 1)
      const before = FakeSocket.all.length
      vi.advanceTimersByTime(1)
      return [before, FakeSocket.all.length]
    })
    expect(attempts).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ])
  })

  it.each([1000, 1001, 1002, 1006, 1011, 4100])('reconnects a second after being closed with %i', (code) => {
    const line = connect()
    FakeSocket.last.accept()
    FakeSocket.last.end(code)
    vi.advanceTimersByTime(SECOND - 1)
    expect(line.states).toEqual(['connecting', 'connected'])
    vi.advanceTimersByTime(1)
    expect(line.states).toEqual(['connecting', 'connected', 'connecting'])
  })

  it.each([4200, 4201, 4202])('reconnects at once after being closed with %i', (code) => {
    const line = connect()
    FakeSocket.last.accept()
    FakeSocket.last.end(code)
    vi.advanceTimersByTime(0)
    expect(line.states).toEqual(['connecting', 'connected', 'connecting'])
  })

  it.each([4001, 4003, 4009, 4301])('stays disconnected after being closed with %i', (code) => {
    const line = connect()
    FakeSocket.last.accept()
    FakeSocket.last.end(code)
    vi.advanceTimersByTime(120 * SECOND)
    expect(line.states).toEqual(['connecting', 'connected', 'disconnected'])
  })

  it('pings after as much silence as the server allows, and reconnects without a response within 30 seconds', () => {
    const line = connect()
    FakeSocket.last.accept(20)
    const socket = FakeSocket.last
    vi.advanceTimersByTime(20 * SECOND - 1)
    expect(socket.sent).toEqual([])
    vi.advanceTimersByTime(2)
    expect(socket.sent).toEqual(['pusher:ping'])
    vi.advanceTimersByTime(30 * SECOND - 2)
    expect(line.states.at(-1)).toBe('connected')
    vi.advanceTimersByTime(2)
    expect(line.states.at(-1)).toBe('connecting')
  })

  it('stays open while anything arrives', () => {
    const line = connect()
    FakeSocket.last.accept(20)
    vi.advanceTimersByTime(40 * SECOND)
    FakeSocket.last.receive('pusher:pong', {})
    vi.advanceTimersByTime(15 * SECOND)
    expect(line.states).toEqual(['connecting', 'connected'])
  })

  it('tries again at once when the browser is back online, and checks the connection when it goes offline', () => {
    const line = connect()
    vi.advanceTimersByTime(12 * SECOND)
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(0)
    expect([line.states.at(-1), FakeSocket.all.length]).toEqual(['connecting', 2])
    FakeSocket.last.accept()
    window.dispatchEvent(new Event('offline'))
    vi.advanceTimersByTime(0)
    expect(FakeSocket.last.sent).toEqual(['pusher:ping'])
  })

  it('pings earlier after a lost connection: after half of its life, but at least ten seconds', () => {
    connect()
    FakeSocket.last.accept()
    vi.advanceTimersByTime(30 * SECOND)
    FakeSocket.last.end(1006)
    vi.advanceTimersByTime(SECOND)
    FakeSocket.last.accept()
    vi.advanceTimersByTime(15 * SECOND - 1)
    expect(FakeSocket.last.sent).toEqual([])
    vi.advanceTimersByTime(2)
    expect(FakeSocket.last.sent).toEqual(['pusher:ping'])
  })

  it.each([
    [29, 'alone for a second', [2, null]],
    [31, 'like any other', [1, 'ws']],
  ])('%i minutes later, tries the transport that worked %s', (minutes, _, expected) => {
    const line = connect()
    FakeSocket.last.accept()
    line.disconnect()
    FakeSocket.all = []
    vi.advanceTimersByTime(minutes * 60 * SECOND)
    connect()
    vi.advanceTimersByTime(SECOND)
    const kept = JSON.parse(localStorage.getItem('pusherTransportNonTLS') ?? 'null')
    expect([FakeSocket.all.length, kept?.transport ?? null]).toEqual(expected)
  })
})

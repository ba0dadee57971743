// The packets of a page's calls pass through sockets of this process, which can stop passing them on: taking a browser offline does
// not end its calls.

import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { Page } from '@playwright/test'

export type CallRelay = { cut(): void; restore(): void; close(): void }

/** Call before the first navigation. */
export async function relayCalls(page: Page): Promise<CallRelay> {
  const sockets: Socket[] = []
  let isCut = false
  const newSocket = (onPacket: (packet: Buffer, from: { address: string; port: number }) => void): Socket => {
    const socket = createSocket('udp4', (packet, from) => {
      if (!isCut) onPacket(packet, from)
    })
    sockets.push(socket)
    return socket
  }

  /** A port whose packets go to this address; the answers return to their sender. */
  async function relayTo(address: string, port: number): Promise<number> {
    const exits = new Map<number, Socket>()
    const entrance = newSocket((packet, from) => {
      const exit = exits.get(from.port) ?? newSocket((answer) => entrance.send(answer, from.port, from.address))
      exits.set(from.port, exit)
      exit.send(packet, port, address)
    })
    entrance.bind(0)
    await once(entrance, 'listening')
    return entrance.address().port
  }

  const relays = new Map<string, Promise<number>>()
  await page.exposeFunction('relayTo', (address: string, port: number) => {
    const known = relays.get(`${address}:${port}`) ?? relayTo(address, port)
    relays.set(`${address}:${port}`, known)
    return known
  })
  await page.addInitScript(redirectCalls)
  return {
    cut: () => {
      isCut = true
    },
    restore: () => {
      isCut = false
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}

/** In the page: the others are only reached through the relay, and are not told how to reach this page. */
function redirectCalls(): void {
  const { prototype } = RTCPeerConnection
  const relayed = async (candidate: string): Promise<string> => {
    const [, start, address, port, end] =
      /^(candidate:\S+ \d+ udp \d+) (\d+\.\d+\.\d+\.\d+) (\d+) (.*)$/i.exec(candidate) ?? []
    if (address === undefined) return ''
    const relay = await (window as unknown as Relaying).relayTo(address, Number(port))
    return `${start} ${address} ${relay} ${end}`
  }
  const add = prototype.addIceCandidate
  prototype.addIceCandidate = async function redirect(this: RTCPeerConnection, given?: RTCIceCandidateInit | null) {
    const candidate = await relayed(given?.candidate ?? '')
    if (candidate) await Reflect.apply(add, this, [{ ...given, candidate }])
  }
  const listen = prototype.addEventListener
  prototype.addEventListener = function listenTo(this: RTCPeerConnection, ...given: Parameters<typeof listen>) {
    if (given[0] !== 'icecandidate') listen.apply(this, given)
  }
  // A description that is sent again has candidates of its own.
  const START = 'a='
  const isCandidate = (line: string) => line.startsWith(`${START}candidate:`)
  const apply = prototype.setRemoteDescription
  prototype.setRemoteDescription = async function redirect(this: RTCPeerConnection, given: RTCSessionDescriptionInit) {
    const lines: string[] = []
    for (const line of (given.sdp ?? '').split('\r\n')) {
      const kept = isCandidate(line) ? await relayed(line.slice(START.length)) : line
      if (kept || !isCandidate(line)) lines.push(isCandidate(line) ? START + kept : line)
    }
    await Reflect.apply(apply, this, [{ type: given.type, sdp: lines.join('\r\n') }])
  }
  const described = Object.getOwnPropertyDescriptor(prototype, 'localDescription')
  Object.defineProperty(prototype, 'localDescription', {
    get(this: RTCPeerConnection): RTCSessionDescription | null {
      const own = described?.get?.call(this) as RTCSessionDescription | null
      const lines = own?.sdp.split('\r\n').filter((line) => !isCandidate(line))
      return own && new RTCSessionDescription({ type: own.type, sdp: lines?.join('\r\n') ?? '' })
    },
  })
}

type Relaying = { relayTo(address: string, port: number): Promise<number> }

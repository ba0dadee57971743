// WebSockets on the HTTP server.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { repeatsHost } from '../../http/malformed-requests.ts'
import { callerAt } from '../../http/network-of.ts'
import { addressOf, type IsTrusted } from '../../http/requests/trusted-proxies.ts'
import type { Transport } from '../node/connection.ts'
import type { Hub } from '../node/hub.ts'
import { closeCodes } from '../protocol/close-codes.ts'
import type { Frame } from '../protocol/frames.ts'
import { type HandshakeRules, rejectionOf } from '../protocol/handshake.ts'
import { limits } from '../protocol/limits.ts'

const SOCKET_PATH = /^\/app(\/|$)/
const WITH_KEY = /^\/app\/([^/]+)$/
/** How long a client may take for the closing handshake. */
const CLOSE_TIMEOUT_MS = 2_000

type WebSocketDeps = { hub: Hub; rules: HandshakeRules; isTrusted: IsTrusted | false; onSlow(): void }

export function acceptWebSockets(server: Server, { hub, rules, isTrusted, onSlow }: WebSocketDeps): void {
  const sockets = new WebSocketServer({
    noServer: true,
    // Messages are small: compressing them costs far more CPU than it saves bandwidth.
    perMessageDeflate: false,
    maxPayload: limits.clientMessageBytes,
    clientTracking: false,
  })

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? '', 'http://localhost')
    if (!url || !SOCKET_PATH.test(url.pathname)) {
      // In development Vite handles upgrades of its own.
      if (server.listenerCount('upgrade') > 1) return
      return reject(socket, '404 Not Found')
    }
    if (repeatsHost(request)) return reject(socket, '400 Bad Request')
    sockets.handleUpgrade(request, socket, head, (accepted) => welcome(accepted, socket, request, url))
  })

  function welcome(socket: WebSocket, wire: Duplex, request: IncomingMessage, url: URL): void {
    // An invalid WebSocket frame; ws closes with the right code by itself.
    socket.on('error', () => undefined)
    const key = WITH_KEY.exec(url.pathname)?.[1]
    if (key === undefined) return socket.close(closeCodes.unknownPath, 'Path not found')
    const query = Object.fromEntries(url.searchParams)
    const address = callerAt(addressOf(request, isTrusted))
    const rejection = rejectionOf({ key, query, headers: request.headers, address }, rules)
    if (rejection) return socket.close(rejection.code, rejection.reason)
    const connection = hub.open(webSocketTransport(socket, wire, onSlow), address)
    socket.on('message', (data: Buffer, isBinary) => {
      if (socket.readyState !== WebSocket.OPEN) return
      if (isBinary) socket.close(1003, 'Text only')
      else hub.receive(connection, data.toString())
      // Nothing more is read from a client that was closed for flooding; CLOSE_TIMEOUT_MS ends it.
      if (connection.isClosing) socket.pause()
    })
    // WebSocket-level pings count as activity, too.
    socket.on('ping', () => hub.recordActivity(connection))
    socket.on('pong', () => hub.recordActivity(connection))
    socket.on('close', () => hub.close(connection))
  }
}

function reject(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}

/**
 * Frames are built once for all listeners and written straight to the socket: `ws` would build the same header for each and
 * write it separately. Without compression `ws` writes its own frames whole and synchronously, so the two never interleave.
 */
function webSocketTransport(socket: WebSocket, wire: Duplex, onSlow: () => void): Transport {
  return {
    kind: 'websocket',
    send(frame: Frame) {
      if (socket.readyState !== WebSocket.OPEN) return
      if (wire.writableLength > limits.unreadBytes) {
        onSlow()
        socket.terminate()
        return
      }
      wire.write(frame.onWire)
    },
    close(code, reason) {
      if (socket.readyState !== WebSocket.OPEN) return
      socket.close(code, reason)
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref()
    },
  }
}

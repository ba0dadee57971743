// The peer, in a separate process: bare `ws`. Clients name their rooms when they connect; what they send is forwarded
// verbatim to the others in the room. Reports its port.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { reportMemoryOnRequest } from './server-process.ts'

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
const rooms = new Map<string, Set<WebSocket>>()

server.on('connection', (socket, request) => {
  const names = new URL(request.url ?? '', 'http://localhost').searchParams.getAll('room')
  for (const name of names) rooms.set(name, (rooms.get(name) ?? new Set()).add(socket))
  socket.on('message', (data: Buffer) => {
    // The first byte says which of its rooms.
    const room = rooms.get(names[(data[0] ?? 0) - 48] ?? '') ?? []
    for (const other of room)
      if (other !== socket && other.readyState === WebSocket.OPEN) other.send(data, { binary: false })
  })
  socket.on('close', () => {
    for (const name of names) rooms.get(name)?.delete(socket)
  })
})
await once(server, 'listening')
reportMemoryOnRequest()
process.send?.((server.address() as AddressInfo).port)

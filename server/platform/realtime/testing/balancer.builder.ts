import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One address in front of several nodes: new connections go to the node set last. Connections can be cut. */
export async function startBalancer(firstPort: number) {
  let target = firstPort
  let isCut = false
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    if (isCut) {
      incoming.destroy()
      return
    }
    open.add(incoming)
    const outgoing = connect(target, '127.0.0.1')
    incoming.pipe(outgoing).pipe(incoming)
    // When one side closes, so does the other.
    incoming.on('error', () => outgoing.destroy())
    incoming.on('close', () => {
      open.delete(incoming)
      outgoing.destroy()
    })
    outgoing.on('error', () => incoming.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    sendTo(to: number): void {
      target = to
    },
    cut(): void {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend(): void {
      isCut = false
    },
    stop: () => void server.close(),
  }
}

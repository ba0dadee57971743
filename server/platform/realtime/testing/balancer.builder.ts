import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** One address in front of several nodes: new connections go to the one it was last told. */
export async function startBalancer(firstPort: number) {
  let target = firstPort
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1')
    incoming.pipe(outgoing).pipe(incoming)
    // One side going away takes the other along.
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => incoming.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    sendTo(port: number): void {
      target = port
    },
    stop: () => void server.close(),
  }
}

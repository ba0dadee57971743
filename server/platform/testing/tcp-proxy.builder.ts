import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A server as others see it, whose network a test can break. */
export type TcpProxy = {
  /** The given URL, through the proxy. */
  url: string
  /** How many connections it has accepted so far. */
  accepted(): number
  /** Connections stay open and are accepted, but nothing gets through. */
  hang(): void
  /** Open connections are cut and new ones refused. */
  refuse(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let isHanging = false
  let accepted = 0

  const server = createServer((near) => {
    accepted += 1
    const far = connect(Number(port), hostname)
    relay(near, far)
    relay(far, near)
  })
  function relay(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('data', (bytes: Buffer) => {
      const pass = () => void (to.destroyed || to.write(bytes))
      if (isHanging) held.push(pass)
      else pass()
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  const refuse = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await listen(0)
  const own = (server.address() as AddressInfo).port
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return {
    url: url.href,
    accepted: () => accepted,
    hang() {
      isHanging = true
    },
    refuse,
    async restore() {
      isHanging = false
      for (const pass of held.splice(0)) pass()
      if (!server.listening) await listen(own)
    },
    close: refuse,
  }
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export interface BreakableProxy {
  url: string
  /** Sets the target of new connections. */
  leadTo(url: string): void
  cut(): void
  close(): void
}

const BYTES_PER_MS = 30_000

/** The speed of a good connection: unthrottled, whole chunks would arrive before anything could break. */
const slowDown = () =>
  new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      setTimeout(() => done(null, bytes), bytes.length / BYTES_PER_MS)
    },
  })

/** A proxy to the product that keeps its address while the product restarts, and whose connections can be cut. */
export async function openProxy(): Promise<BreakableProxy> {
  const open = new Set<Socket>()
  let port = 0
  const server = createServer((near) => {
    const far = connect(port, 'localhost')
    near.pipe(slowDown()).pipe(far)
    far.pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      // If one end fails, so does the other.
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, 'localhost', resolve)
  await promise
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => {
      port = Number(new URL(url).port)
    },
    cut,
    close: () => {
      cut()
      server.close()
    },
  }
}

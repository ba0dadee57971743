import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export interface BreakableLine {
  url: string
  /** Where what comes in from now on goes. */
  leadTo(url: string): void
  cut(): void
  close(): void
}

const BYTES_PER_MS = 30_000

/** As fast as a good line: on one machine whole pieces would be there before anything can break. */
const slowDown = () =>
  new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      setTimeout(() => done(null, bytes), bytes.length / BYTES_PER_MS)
    },
  })

/** A line to the product that keeps its address while the product comes and goes, and that can be cut. */
export async function openLine(): Promise<BreakableLine> {
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
      // An end that breaks takes the other with it: that is what a line does.
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

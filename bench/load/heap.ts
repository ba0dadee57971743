// The memory of the serving process, through its inspector.

import { randomInt } from 'node:crypto'

export interface Heap {
  /** MB in use after everything unused has been collected. */
  used(): Promise<number>
  close(): void
}

/** For NODE_OPTIONS of the process. */
export function inspectable(): { port: number; option: string } {
  const port = randomInt(20_000, 30_000)
  return { port, option: `--inspect=127.0.0.1:${port}` }
}

export async function openHeap(port: number): Promise<Heap> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  const opened = Promise.withResolvers<unknown>()
  socket.addEventListener('open', opened.resolve)
  socket.addEventListener('error', opened.reject)
  await opened.promise
  const waiting = new Map<number, (result: { usedSize: number }) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: { usedSize: number } }
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let sent = 0
  const call = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      sent += 1
      waiting.set(sent, resolve)
      socket.send(JSON.stringify({ id: sent, method }))
    })
  return {
    async used() {
      await call('HeapProfiler.collectGarbage')
      return Math.round((await call('Runtime.getHeapUsage')).usedSize / 1024 / 1024)
    },
    close: () => socket.close(),
  }
}

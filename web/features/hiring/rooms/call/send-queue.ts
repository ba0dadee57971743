// The realtime server accepts ten messages a second per connection and drops the rest, so everything the room sends is throttled here.

const PER_SECOND = 8

export type SendQueue = { add(send: () => void): void; clear(): void }

export function createSendQueue(now: () => number = Date.now): SendQueue {
  const waiting: (() => void)[] = []
  let sent: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    timer = undefined
    sent = sent.filter((at) => at > now() - 1000)
    while (waiting.length > 0 && sent.length < PER_SECOND) {
      sent.push(now())
      waiting.shift()?.()
    }
    const [oldest] = sent
    if (waiting.length > 0 && oldest !== undefined) timer = setTimeout(flush, Math.max(1, oldest + 1000 - now()))
  }

  return {
    add(send) {
      waiting.push(send)
      if (timer === undefined) flush()
    },
    clear() {
      waiting.length = 0
      clearTimeout(timer)
      timer = undefined
    },
  }
}

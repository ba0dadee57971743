// The realtime server accepts ten messages a second per connection and drops the rest, so everything the room sends is throttled here.

const PER_SECOND = 8

export type SendQueue = {
  add(send: () => void): void
  /** Goes ahead of everything else, so that a long text does not hold up a call. */
  addUrgent(send: () => void): void
  clear(): void
}

export function createSendQueue(now: () => number = Date.now): SendQueue {
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  let sent: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const count = () => urgent.length + waiting.length

  function flush(): void {
    timer = undefined
    sent = sent.filter((at) => at > now() - 1000)
    while (count() > 0 && sent.length < PER_SECOND) {
      sent.push(now())
      const next = urgent.shift() ?? waiting.shift()
      next?.()
    }
    const [oldest] = sent
    if (count() > 0 && oldest !== undefined) timer = setTimeout(flush, Math.max(1, oldest + 1000 - now()))
  }

  function addTo(list: (() => void)[], send: () => void): void {
    list.push(send)
    if (timer === undefined) flush()
  }

  return {
    add: (send) => addTo(waiting, send),
    addUrgent: (send) => addTo(urgent, send),
    clear() {
      urgent.length = 0
      waiting.length = 0
      clearTimeout(timer)
      timer = undefined
    },
  }
}

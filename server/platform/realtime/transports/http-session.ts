// A connection without a WebSocket: the client posts its messages and holds a request open to receive, either one long
// response (streaming) or one per message (polling). The framing is that of SockJS, as pusher-js expects it.

import type { ServerResponse } from 'node:http'
import type { Connection, Transport } from '../node/connection.ts'
import type { Hub } from '../node/hub.ts'
import type { Frame } from '../protocol/frames.ts'
import { limits } from '../protocol/limits.ts'

/** Some browsers expose nothing of a response before this much of it has arrived. */
const PRELUDE = `${'h'.repeat(2048)}\n`
const HEARTBEAT_MS = 25_000
/** How long a session waits for its next request. */
const RECONNECT_TIMEOUT_MS = 5_000
/** Beyond this the client opens a new stream; anything written to the old one afterwards would be lost. */
const STREAM_LENGTH = 256 * 1024

export type ReceiverKind = 'xhr_streaming' | 'xhr_polling'
type Receiver = { kind: ReceiverKind; response: ServerResponse; length: number; heartbeat: NodeJS.Timeout }

export class HttpSession implements Transport {
  readonly kind: ReceiverKind
  readonly #hub: Hub
  readonly #address: string
  readonly #onEnd: (isSlow: boolean) => void
  #connection: Connection | null = null
  #receiver: Receiver | null = null
  #queue: string[] = []
  #queuedLength = 0
  #closeFrame: string | null = null
  #expiry: NodeJS.Timeout | null = null

  constructor(kind: ReceiverKind, address: string, hub: Hub, onEnd: (isSlow: boolean) => void) {
    this.kind = kind
    this.#address = address
    this.#hub = hub
    this.#onEnd = onEnd
  }

  /** Only the newest request is answered: the client has abandoned the older one, even if we have not noticed yet. */
  attach(kind: ReceiverKind, response: ServerResponse): void {
    this.#release()?.end()
    const heartbeat = setInterval(() => this.#write('h\n'), HEARTBEAT_MS)
    this.#receiver = { kind, response, length: 0, heartbeat }
    response.once('close', () => this.#onLost(response))
    if (this.#expiry) clearTimeout(this.#expiry)
    this.#expiry = null
    if (kind === 'xhr_streaming') this.#write(PRELUDE)
    if (this.#closeFrame !== null) return this.#end(this.#closeFrame)
    if (this.#connection) {
      this.#connection.lastActivityAt = Date.now()
      this.#flush()
    } else {
      this.#write('o\n')
      this.#connection = this.#hub.open(this, this.#address)
    }
  }

  receive(messages: readonly string[]): void {
    if (!this.#connection) return
    this.#connection.lastActivityAt = Date.now()
    for (const message of messages) this.#hub.receive(this.#connection, message)
  }

  send(frame: Frame): void {
    if (this.#closeFrame !== null) return
    this.#queue.push(frame.text)
    this.#queuedLength += frame.text.length
    this.#flush()
    const unread = this.#queuedLength + (this.#receiver?.response.writableLength ?? 0)
    if (unread > limits.unreadBytes) {
      this.#release()?.destroy()
      this.#drop(true)
    }
  }

  close(code: number, reason: string): void {
    if (this.#closeFrame !== null) return
    this.#closeFrame = `c${JSON.stringify([code, reason])}\n`
    if (this.#connection) this.#hub.close(this.#connection)
    if (this.#receiver) this.#end(this.#closeFrame)
  }

  /** Rejected before a connection was opened. */
  reject(response: ServerResponse, kind: ReceiverKind, code: number, reason: string): void {
    response.end(`${kind === 'xhr_streaming' ? PRELUDE : ''}o\nc${JSON.stringify([code, reason])}\n`)
    this.#drop(false)
  }

  #flush(): void {
    const receiver = this.#receiver
    if (!receiver || this.#queue.length === 0 || receiver.length > STREAM_LENGTH) return
    const text = `a${JSON.stringify(this.#queue)}\n`
    this.#queue = []
    this.#queuedLength = 0
    this.#write(text)
  }

  #write(text: string): void {
    const receiver = this.#receiver
    if (!receiver) return
    receiver.length += text.length
    if (receiver.kind === 'xhr_streaming') receiver.response.write(text)
    else {
      this.#release()?.end(text)
      this.#waitForReturn()
    }
  }

  #end(text: string): void {
    this.#release()?.end(text)
    this.#drop(false)
  }

  #onLost(response: ServerResponse): void {
    if (this.#receiver?.response !== response) return
    this.#release()
    this.#waitForReturn()
  }

  #waitForReturn(): void {
    this.#expiry ??= setTimeout(() => this.#drop(false), RECONNECT_TIMEOUT_MS)
  }

  #release(): ServerResponse | null {
    const receiver = this.#receiver
    if (!receiver) return null
    clearInterval(receiver.heartbeat)
    this.#receiver = null
    return receiver.response
  }

  #drop(isSlow: boolean): void {
    if (this.#expiry) clearTimeout(this.#expiry)
    this.#closeFrame ??= ''
    if (this.#connection) this.#hub.close(this.#connection)
    this.#onEnd(isSlow)
  }
}

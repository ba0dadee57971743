// The only way to request a URL that a stranger supplied: http and https only, public addresses only, a few redirects that
// are each checked again, and limits on time and size.

import { fetch, type Response } from 'undici'
import { OutboundError } from './outbound-error.ts'
import { type IsAllowed, pinnedAgent, type Resolve, resolveInDns } from './pinned-agent.ts'
import { isPublicAddress } from './public-address.ts'

const MAX_REDIRECTS = 5
const MAX_MILLISECONDS = 10_000
const MAX_BYTES = 10 * 1024 * 1024
const REDIRECTS = [301, 302, 303, 307, 308]

export type OutboundResponse = {
  /** Null: unchanged since the ETag that was sent. */
  text: string | null
  etag: string | null
  /** The final URL, after redirects. */
  url: string
}

export type Outbound = {
  read(
    address: string,
    /** With a body it is a POST of JSON. */
    options?: { etag?: string | null; accept?: string; maxBytes?: number; body?: object },
  ): Promise<OutboundResponse>
  /** Returns the status, whatever it is; redirects are not followed. */
  post(address: string, content: PostedContent): Promise<number>
  /**
   * Returns the status and the beginning of the response; without a body it is a GET. An endless response does not fail the
   * request, and redirects are not followed.
   */
  exchange(address: string, content: SentContent & { maxBytes: number }): Promise<OutboundExchange>
}

type PostedContent = { headers: Record<string, string>; body: Buffer }
type SentContent = { headers: Record<string, string>; body?: Buffer }
export type OutboundExchange = { status: number; headers: [name: string, value: string][]; body: string }

type OutboundSettings = {
  /** The User-Agent, for the other side's logs. */
  userAgent: string
  resolve?: Resolve
  isAllowed?: IsAllowed
  maxBytes?: number
  maxMilliseconds?: number
}

const requestOf = (headers: Record<string, string>, body?: object) =>
  body
    ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers }

export function createOutbound({
  userAgent,
  resolve = resolveInDns,
  isAllowed = isPublicAddress,
  maxBytes: mostBytes = MAX_BYTES,
  maxMilliseconds = MAX_MILLISECONDS,
}: OutboundSettings): Outbound {
  return {
    async read(address, { etag = null, accept = '*/*', maxBytes = mostBytes, body } = {}) {
      // One deadline for everything: lookups, redirects and the body share it.
      const signal = AbortSignal.timeout(maxMilliseconds)
      const headers = { 'user-agent': userAgent, accept, ...(etag !== null && { 'if-none-match': etag }) }
      let url = parseAddress(address)
      for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        const answer = await withAgent(url, signal, async (dispatcher) => {
          const response = await fetch(url, { dispatcher, signal, redirect: 'manual', ...requestOf(headers, body) })
          const next = !body && REDIRECTS.includes(response.status) ? response.headers.get('location') : null
          if (next === null) return readResponse(response, url, maxBytes)
          return parseAddress(next, url)
        })
        if (!(answer instanceof URL)) return answer
        url = answer
      }
      throw new OutboundError('too_many_redirects')
    },
    post: (address, content) => sent(address, content, async ({ status }) => status),
    exchange: (address, { maxBytes, ...content }) =>
      sent(address, content, async (response) => ({
        status: response.status,
        headers: [...response.headers],
        body: await readBeginning(response, maxBytes),
      })),
  }

  async function sent<T>(
    address: string,
    { headers, body }: SentContent,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const signal = AbortSignal.timeout(maxMilliseconds)
    const url = parseAddress(address)
    return withAgent(url, signal, async (dispatcher) => {
      const own = { ...headers, 'user-agent': userAgent }
      const request = body ? ({ method: 'POST', body } as const) : {}
      return read(await fetch(url, { ...request, dispatcher, signal, headers: own, redirect: 'manual' }))
    })
  }

  async function withAgent<T>(
    url: URL,
    signal: AbortSignal,
    work: (agent: Awaited<ReturnType<typeof pinnedAgent>>) => Promise<T>,
  ): Promise<T> {
    try {
      const agent = await within(signal, pinnedAgent(url, { resolve, isAllowed }))
      try {
        return await work(agent)
      } finally {
        // Not close(): that would wait for the rest of a body that nobody wants.
        await agent.destroy()
      }
    } catch (error) {
      if (signal.aborted) throw new OutboundError('too_slow', { cause: error })
      throw error instanceof OutboundError ? error : new OutboundError('unreachable', { cause: error })
    }
  }
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw new OutboundError('bad_address')
  return url
}

/** A DNS lookup cannot be cancelled, but nobody has to wait for it. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new OutboundError('too_slow')), { once: true })
    work.then(resolve, reject)
  })
}

async function readResponse(response: Response, url: URL, maxBytes: number): Promise<OutboundResponse> {
  const facts = { etag: response.headers.get('etag'), url: url.href }
  if (response.status === 304) return { ...facts, text: null }
  if (!response.ok) throw new OutboundError('bad_status', { status: response.status })
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1] ?? 'utf-8'
  return { ...facts, text: decode(await readBody(response, maxBytes), charset) }
}

/** Counts decompressed bytes: a small file can unpack to any size. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new OutboundError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readBeginning(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= maxBytes) break
    }
  } catch {
    // The response has arrived; only the rest of its body is missing.
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes))
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    // TextDecoder throws on an unknown charset.
    return new TextDecoder().decode(bytes)
  }
}

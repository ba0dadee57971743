// Renders documents. The context key lives here because it must be the bundle's own object: the server reads it from the
// loaded build and puts the visit under it.

import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './app/document/nonce.ts'
import { visitContext } from './app/visit/visit.ts'

export { visitContext } from './app/visit/visit.ts'

/** A page whose data has not come by then is sent as it is. */
export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = context.get(visitContext)
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // What is drawn is sent in its place, however long it is: put there by script, it would be missing without one.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          // The timer holds the whole render: it is cleared when the page is out, or memory grows.
          const body = new PassThrough({
            final(callback) {
              clearTimeout(timer)
              callback()
            },
          })
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error instanceof Error ? error : new Error(String(error)))
        },
        onError() {
          finalStatus = 500
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** Refusals (404 and the like) are answers, not faults: only real faults reach the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  const status = (error as { status?: number } | null)?.status
  if (typeof status === 'number' && status < 500) return
  console.error(error)
}

// Renders documents. The context key is exported from here because it must be the bundle's own object: the server reads
// it from the loaded build and sets the visit under it.

import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './app/document/nonce.ts'
import { visitContext } from './app/visit/visit.ts'

export { visitContext } from './app/visit/visit.ts'

/** After this long a page is sent without the data still missing. */
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
        // Inline every completed boundary, however large: content that scripts move into place would be missing without
        // scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          // The timer keeps the whole render in memory, so clear it once the page is sent.
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

/** 404 and other client errors are expected; only server errors are logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  const status = (error as { status?: number } | null)?.status
  if (typeof status === 'number' && status < 500) return
  console.error(error)
}

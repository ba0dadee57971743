// Renders documents. The context key is exported from here because it must be the bundle's own object: the server reads
// it from the loaded build and sets the visit under it.

import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './app/document/nonce.ts'
import { isPlainDocument } from './app/document/plain-document.ts'
import { identityContext } from './app/visit/identity-context.ts'
import { visitContext } from './app/visit/visit.ts'
import { catalogueOf } from './app/words/messages.server.ts'
import { CatalogueContext } from './app/words/messages.tsx'

export { visitContext } from './app/visit/visit.ts'

/** After this long a page is sent without the parts still missing. */
const RENDER_TIMEOUT_MS = 6_000

/**
 * The loaders have fetched everything, so a document is rendered at once and sent in one piece. React's streaming would take
 * twice the time and add its own scripts to each document.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, rendered } = context.get(visitContext)
  const { serverHandoffStream, ...rest } = entry
  const loaderData = await textOf(serverHandoffStream)
  const page = await render(request, { ...rest, manifest: manifestOf(entry) }, nonce)
  const [body, end] = [page.html.indexOf('<body'), page.html.lastIndexOf('</body>')]
  const head = page.html.slice(0, body)
  const isPlain = isPlainDocument(entry.staticHandlerContext.matches.map(({ route }) => route))
  // People who are signed in have most files cached.
  const isFirstVisit = context.get(identityContext) === null
  const parts = [
    isFirstVisit ? scriptsAfterStyles(head) : head,
    page.html.slice(body, end),
    isPlain ? '' : handOver(loaderData, nonce),
    page.html.slice(end),
  ]
  rendered.html = parts.join('')
  return new Response(null, { status: page.hasFailed ? 500 : status, headers })
}

/** Only the routes of this page: the router would create all of them anew for every document. */
function manifestOf({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const)
  return { ...manifest, routes: Object.fromEntries(routes) }
}

/** Otherwise the scripts slow down the styles and the font that the first paint waits for. The router has no option for it. */
const scriptsAfterStyles = (head: string): string =>
  head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

type Page = { html: string; hasFailed: boolean }

/** How React marks a part that was not ready, or failed. */
const UNFINISHED = '<!--$!-->'
/** How often in a row a page had parts to wait for: at first possibly for code that is not loaded yet, later for data. */
const waits = new Map<string, number>()
const MOST_WAITS = 3

async function render(request: Request, entry: EntryContext, nonce: string): Promise<Page> {
  const document = (
    <NonceContext value={nonce}>
      <CatalogueContext value={catalogueOf}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </CatalogueContext>
    </NonceContext>
  )
  const route = entry.staticHandlerContext.matches.at(-1)?.route.id ?? ''
  const waited = waits.get(route) ?? 0
  if (waited < MOST_WAITS) {
    const html = renderAtOnce(document)
    waits.set(route, html === null ? waited + 1 : 0)
    if (html !== null) return { html, hasFailed: false }
  }
  return renderWhenReady(document, nonce)
}

/** In half the time, because nothing is written to a stream; null if something is missing. */
function renderAtOnce(document: ReactNode): string | null {
  try {
    const html = `<!DOCTYPE html>${renderToString(document)}`
    return html.includes(UNFINISHED) ? null : html
  } catch {
    // It fails again when rendered the other way, which reports it.
    return null
  }
}

function renderWhenReady(document: ReactNode, nonce: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    let isLate = false
    const chunks: Buffer[] = []
    const body = new Writable({
      // Nothing waits for it to drain.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), hasFailed })
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Inline every completed boundary, however large: content that scripts move into place would be missing without
      // scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // The timer keeps the whole render in memory.
        clearTimeout(timer)
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error instanceof Error ? error : new Error(String(error)))
      },
      onError() {
        hasFailed ||= !isLate
      },
    })
    const timer = setTimeout(() => {
      isLate = true
      abort()
    }, RENDER_TIMEOUT_MS)
  })
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** As the router's own component does it, which streams: the client waits for these two calls. */
function handOver(loaderData: string, nonce: string): string {
  const data = JSON.stringify(loaderData).replace(/[<>&\u2028\u2029]/g, (character) => unsafe[character] ?? '')
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close()</script>`
}

/** 404 and other client errors are expected; only server errors are logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  const status = (error as { status?: number } | null)?.status
  if (typeof status === 'number' && status < 500) return
  console.error(error)
}

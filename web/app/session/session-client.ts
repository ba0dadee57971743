// The only client of the API on the web: credentials, CSRF or bearer token, the reader's language and time zone, retries,
// and one error type. The hooks decide what an expired session or maintenance means for the page.

import type { Method } from '#shared/endpoint.ts'
import type { Log } from '#web/app/log/logger.ts'
import { ApiError } from './api-error.ts'
import { type CsrfNames, csrfDefaults, readCookie } from './csrf.ts'
import { type Query, withQuery } from './query-string.ts'
import { type PreparedBody, prepareBody } from './request-body.ts'
import { type FetchedResponse, readBody } from './response-body.ts'
import type { TokenStore } from './token-store.ts'

/** `fetch`, or its replacement during server rendering. */
export type FetchUrl = (url: string, init?: RequestInit) => Promise<FetchedResponse>

export type SessionClientOptions = {
  fetch: FetchUrl
  log: Pick<Log, 'warn' | 'debug'>
  /** '' for our own origin. */
  baseUrl?: string
  /** The script-readable cookies, as `document.cookie` returns them. */
  cookies: () => string
  /** With tokens: token mode (bearer header, no CSRF). Without: cookie mode. */
  tokens?: TokenStore
  locale?: () => string
  timeZone?: () => string | undefined
  /** The id of this tab's live connection; the server leaves it out when it broadcasts the write. */
  socketId?: () => string | undefined
  csrf?: CsrfNames
  /** Where `GET` returns the identity; `false`: nowhere, so that it is not loaded after signing in. */
  identityPath?: string | false | undefined
  /** true = once, a number = that many times; for every method. */
  retry?: boolean | number
  onUnauthenticated?: () => void
  onMaintenance?: () => void
  /** Asks the person to re-authenticate; resolves to true when they have, and the rejected call is repeated. */
  onFreshProofRequired?: () => Promise<boolean>
  createKey?: () => string
}

export type SessionRequest = {
  method?: Method
  query?: Query | undefined
  body?: unknown
  headers?: HeadersInit | undefined
  signal?: AbortSignal | undefined
  retry?: boolean | number | undefined
  /** Sent as `Idempotency-Key`, the same on every retry. A POST gets its own key when the caller passes none. */
  idempotencyKey?: string | undefined
  /** 401 is an expected answer, for example when loading the identity: skips the unauthenticated hook. */
  isGuestExpected?: boolean | undefined
  /** A background call, such as suggestions under a field: an error must not take the user away from the page. */
  isBackground?: boolean | undefined
  /** Sent even if the page is closed meanwhile. */
  keepalive?: boolean | undefined
}

export type SessionClient = {
  request<T>(path: string, request?: SessionRequest): Promise<T>
  /** The configured path of the identity, if it is not the default; `false`: there is none. */
  identityPath?: string | false | undefined
}

const writeMethods: readonly Method[] = ['POST', 'PUT', 'PATCH', 'DELETE']
const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504]

export function createSessionClient(options: SessionClientOptions): SessionClient {
  const { log, tokens, baseUrl = '', csrf = csrfDefaults, createKey = () => crypto.randomUUID() } = options
  let csrfCookieRequest: Promise<void> | null = null

  /** Rejects with ApiError without a response; an abort by the caller is passed through. */
  async function send(url: string, init: RequestInit & { method: string }): Promise<FetchedResponse> {
    try {
      return await options.fetch(url, { credentials: 'include', redirect: 'manual', ...init })
    } catch (cause) {
      if (init.signal?.aborted) throw cause
      const statusText = cause instanceof Error ? cause.message : String(cause)
      throw new ApiError({ method: init.method, url, status: 0, statusText, cause })
    }
  }

  async function toApiError(method: string, url: string, response: FetchedResponse): Promise<ApiError> {
    if (response.status === 419) log.warn('CSRF token mismatch, check your API configuration')
    const data = await readBody(response).catch(() => undefined)
    const { status, statusText } = response
    return new ApiError({ method, url, status, statusText, data, retryAfter: response.headers.get('Retry-After') })
  }

  function callHooks({ status }: ApiError, { isGuestExpected, isBackground }: SessionRequest) {
    if (isBackground) return
    if (status === 401 && !isGuestExpected) options.onUnauthenticated?.()
    if (status === 503) options.onMaintenance?.()
  }

  async function fetchCsrfCookie(): Promise<void> {
    const url = `${baseUrl}${csrf.path}`
    await withRetries(1, async () => {
      const response = await send(url, { method: 'GET' })
      if (!response.ok) throw await toApiError('GET', url, response)
    })
  }

  // Concurrent writes share one request for the cookie.
  async function csrfToken(): Promise<string | null> {
    const existing = readCookie(options.cookies(), csrf.cookieName)
    if (existing) return existing
    csrfCookieRequest ??= fetchCsrfCookie().finally(() => {
      csrfCookieRequest = null
    })
    await csrfCookieRequest
    return readCookie(options.cookies(), csrf.cookieName)
  }

  async function addCredentials(headers: Headers, isWrite: boolean): Promise<void> {
    if (tokens) {
      const token = tokens.read()
      if (token) headers.set('Authorization', `Bearer ${token}`)
      else log.debug('No token stored, sending the request without one')
    } else if (isWrite && csrf.headerName) {
      const token = await csrfToken()
      if (token) headers.set(csrf.headerName, token)
      else log.warn(`${csrf.cookieName} cookie is missing, unable to set ${csrf.headerName} header`)
    }
  }

  async function buildHeaders(request: SessionRequest, prepared: PreparedBody, key: string | undefined) {
    const headers = new Headers(request.headers)
    const isWrite = writeMethods.includes(prepared.method)
    if (!headers.has('Accept')) headers.set('Accept', 'application/json')
    if (prepared.contentType && !headers.has('Content-Type')) headers.set('Content-Type', prepared.contentType)
    await addCredentials(headers, isWrite)
    headers.set('Accept-Language', options.locale?.() ?? 'en')
    setIfGiven(headers, 'X-Timezone', options.timeZone?.())
    setIfGiven(headers, 'X-Socket-ID', isWrite ? options.socketId?.() : undefined)
    setIfGiven(headers, 'Idempotency-Key', key)
    return headers
  }

  return {
    identityPath: options.identityPath,
    async request<T>(path: string, request: SessionRequest = {}): Promise<T> {
      // Anything else could send the credentials to a foreign host.
      if (!path.startsWith('/') || path.startsWith('//')) throw new Error(`Not an API path: ${path}`)
      const prepared = prepareBody(request.method ?? 'GET', request.body)
      // Only the server knows which POST creates something; where nothing is created it ignores the key.
      const key = request.idempotencyKey ?? (request.method === 'POST' ? createKey() : undefined)
      const url = withQuery(`${baseUrl}${path}`, request.query)
      const { method, body } = prepared
      const attempt = async () => {
        const headers = await buildHeaders(request, prepared, key)
        const response = await send(url, {
          method,
          headers,
          ...(body !== undefined && { body }),
          ...(request.signal && { signal: request.signal }),
          ...(request.keepalive && { keepalive: true }),
        })
        if (!response.ok) throw await toApiError(method, url, response)
        return (await readBody(response).catch((cause: unknown) => {
          const { status } = response
          throw new ApiError({ method, url, status, statusText: 'with a body that cannot be read', cause })
        })) as T
      }
      const retries = Number(request.retry ?? options.retry ?? 0)
      const ask = () =>
        withRetries(retries, attempt).catch((error: unknown) => {
          if (error instanceof ApiError) callHooks(error, request)
          throw error
        })
      try {
        return await ask()
      } catch (error) {
        const isProofRequired = error instanceof ApiError && error.code === 'fresh_proof_required'
        if (!isProofRequired || !(await options.onFreshProofRequired?.())) throw error
        return ask()
      }
    },
  }
}

async function withRetries<T>(retries: number, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const isRetried = error instanceof ApiError && (error.status === 0 || retriedStatuses.includes(error.status))
    if (retries <= 0 || !isRetried) throw error
    return withRetries(retries - 1, attempt)
  }
}

function setIfGiven(headers: Headers, name: string, value: string | undefined) {
  if (value) headers.set(name, value)
}

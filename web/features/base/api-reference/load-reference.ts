import { data } from 'react-router'
import type { FetchedResponse } from '#web/app/session/response-body.ts'
import { outlineOf, type Part, readPart } from './api-outline.ts'
import type { OpenApiDocument } from './openapi-document.ts'

export const DOCUMENT_PATH = '/docs/api/openapi.json'

type Fetch = (path: string, init?: RequestInit) => Promise<FetchedResponse>

/** Parsing the document takes far longer than fetching it, so its outline is cached until the document changes. */
export function createReferenceLoader() {
  let known: { etag: string; parts: Part[] } | null = null

  async function loadParts(fetch: Fetch): Promise<Part[]> {
    const answer = await fetch(DOCUMENT_PATH, known ? { headers: { 'If-None-Match': known.etag } } : {})
    if (answer.status === 304 && known) return known.parts
    if (!answer.ok) throw data(null, { status: answer.status, statusText: answer.statusText })
    const etag = answer.headers.get('etag')
    if (known && known.etag === etag) return known.parts
    const parts = outlineOf((await answer.json()) as OpenApiDocument)
    known = etag === null ? null : { etag, parts }
    return parts
  }

  return async (url: string, fetch: Fetch) => readPart(await loadParts(fetch), new URL(url).searchParams.get('part'))
}

export const loadReference = createReferenceLoader()

import { expect, it, vi } from 'vitest'
import { createReferenceLoader } from './load-reference.ts'

const documentWith = (path: string) => ({ paths: { [path]: { get: { tags: ['shared'] } } } })
const URL = 'http://localhost/docs/api'

it('the reference is read once and again only when the document has changed', async () => {
  const load = createReferenceLoader()
  const answer = (path: string, etag: string) => Response.json(documentWith(path), { headers: { etag } })
  const fetch = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()
  const namesNow = async () => (await load(URL, fetch)).names.map(({ name }) => name)

  fetch.mockResolvedValueOnce(answer('/one', 'W/"1"'))
  expect(await namesNow()).toEqual(['/one'])
  fetch.mockResolvedValueOnce(new Response(null, { status: 304 }))
  expect(await namesNow()).toEqual(['/one'])
  expect(fetch).toHaveBeenLastCalledWith('/docs/api/openapi.json', { headers: { 'If-None-Match': 'W/"1"' } })
  fetch.mockResolvedValueOnce(answer('/two', 'W/"2"'))
  expect(await namesNow()).toEqual(['/two'])
})

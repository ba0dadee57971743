/** What is read of a response; within the server a plain object is enough, and much cheaper to create. */
export type FetchedResponse = Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json' | 'blob'> & {
  headers: Pick<Headers, 'get'>
}

/** JSON as a value, text as a string, an empty body as undefined, anything else as a Blob. */
export async function readBody(response: FetchedResponse): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined
  const type = response.headers.get('Content-Type') ?? ''
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    const text = await response.text()
    return text === '' ? undefined : JSON.parse(text)
  }
  if (type === '' || type.startsWith('text/')) return (await response.text()) || undefined
  return response.blob()
}

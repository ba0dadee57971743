/** Something we measure, and the path at which the peer returns the same. */
export interface Subject {
  what: string
  path: string
  kind: 'json' | 'page'
  isSignedIn: boolean
}

export const subjects: readonly Subject[] = [
  { what: 'ping, `/healthz`', path: '/healthz', kind: 'json', isSignedIn: false },
  { what: '20 companies as JSON', path: '/shared/api/companies?limit=20', kind: 'json', isSignedIn: true },
  { what: 'page `/login`', path: '/login', kind: 'page', isSignedIn: false },
  { what: 'page `/hello`', path: '/hello', kind: 'page', isSignedIn: false },
  { what: 'page `/`, signed in', path: '/', kind: 'page', isSignedIn: true },
]

export const peerOf: Record<Subject['kind'], string> = {
  json: 'Fastify, the answer in memory',
  page: 'Fastify, `renderToString` of the same markup',
}

interface Address {
  url: string
  headers?: Record<string, string>
}

export async function fetchBody({ url, headers = {} }: Address): Promise<string> {
  const answer = await fetch(url, { headers, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url} returned ${answer.status}`)
  return answer.text()
}

/** Rendering our own markup may write some attributes differently; a larger difference means a different page. */
const SAME_SIZE = 0.03

export async function assertSameSize(ours: Address, theirs: Address): Promise<void> {
  const [own, other] = [(await fetchBody(ours)).length, (await fetchBody(theirs)).length]
  if (Math.abs(other - own) > own * SAME_SIZE) throw new Error(`${theirs.url}: ${other} characters, ours ${own}`)
}

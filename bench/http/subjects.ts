/** A measured endpoint or screen. */
export interface Subject {
  what: string
  path: string
  isSignedIn: boolean
}

/** What a peer returns as well, at the same path. */
export interface Duel extends Subject {
  kind: 'json' | 'page'
}

export const duels: readonly Duel[] = [
  { what: 'ping, `/healthz`', path: '/healthz', kind: 'json', isSignedIn: false },
  { what: '20 companies as JSON', path: '/shared/api/companies?limit=20', kind: 'json', isSignedIn: true },
  { what: 'page `/login`', path: '/login', kind: 'page', isSignedIn: false },
]

export const peerOf: Record<Duel['kind'], string> = {
  json: 'Fastify, the answer in memory',
  page: 'Fastify, `renderToString` of the same markup',
}

/** The screens used most. The first is what the others are compared with. `:id` is an open job. */
export const screens: readonly Subject[] = [
  { what: '`/login`', path: '/login', isSignedIn: false },
  { what: '`/hello`', path: '/hello', isSignedIn: false },
  { what: '`/explore`', path: '/explore', isSignedIn: false },
  { what: '`/`', path: '/', isSignedIn: true },
  { what: '`/jobs`', path: '/jobs', isSignedIn: true },
  { what: '`/jobs/:id`', path: '/jobs/:id', isSignedIn: true },
  { what: '`/jobs/saved`', path: '/jobs/saved', isSignedIn: true },
  { what: '`/jobs/recommended`', path: '/jobs/recommended', isSignedIn: true },
  { what: '`/applications`', path: '/applications', isSignedIn: true },
  { what: '`/chat`', path: '/chat', isSignedIn: true },
]

interface Address {
  url: string
  headers?: Record<string, string>
}

export async function fetchPage({ url, headers = {} }: Address): Promise<Response> {
  const answer = await fetch(url, { headers, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url} returned ${answer.status}`)
  return answer
}

export const fetchBody = async (address: Address): Promise<string> => (await fetchPage(address)).text()

/** Rendering our own markup may write some attributes differently; a larger difference means a different page. */
const SAME_SIZE = 0.03

export async function assertSameSize(ours: Address, theirs: Address): Promise<void> {
  const [own, other] = [(await fetchBody(ours)).length, (await fetchBody(theirs)).length]
  if (Math.abs(other - own) > own * SAME_SIZE) throw new Error(`${theirs.url}: ${other} characters, ours ${own}`)
}

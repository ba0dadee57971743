// A job board played by the tests. It has a public-looking name, which only the product under test resolves to this machine.

import { createServer } from 'node:http'
import { resolveInDns } from '../../server/platform/outbound/pinned-agent.ts'
import { isPublicAddress } from '../../server/platform/outbound/public-address.ts'
import type { OutboundOverrides } from '../../server/start-platform.ts'
import { PRODUCT_PORT } from './settings.ts'

const HOST = 'far-jobs.example'
const PORT = PRODUCT_PORT + 1_000

/** `run` keeps the jobs of two runs apart. */
export const boardAddress = (run: string): string => `http://${HOST}:${PORT}/jobs.rss?run=${run}`
export const postingAddress = (run: string, id: string): string => `http://${HOST}:${PORT}/jobs/${run}-${id}`

const TEXT = 'You keep the lamps of our lighthouses burning and the logbooks in order, together with two colleagues. '

type Posting = { id: string; company?: string; title: string; location?: string; text: string }

const postings = (run: string): Posting[] => [
  {
    id: 'open',
    company: `Lamp Room ${run}`,
    title: `Lamp keeper ${run}`,
    location: 'Kenya',
    text: TEXT.repeat(3),
  },
  {
    id: 'silent',
    company: `Lamp Room ${run}`,
    title: `Logbook keeper ${run}`,
    text: `${TEXT.repeat(3)} We need four hours of overlap with our team every day.`,
  },
  { id: 'nameless', title: `Keeper of nobody ${run}`, text: TEXT.repeat(3) },
]

const itemOf = (run: string, { id, company, title, location, text }: Posting): string =>
  `<item><guid>${run}-${id}</guid><title>${title}</title><link>${postingAddress(run, id)}</link>
  ${company ? `<company>${company}</company>` : ''}${location ? `<location>${location}</location>` : ''}
  <description>&lt;p&gt;${text}&lt;/p&gt;</description></item>`

export async function startStandInBoard(): Promise<{ outbound: OutboundOverrides; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const run = new URL(request.url ?? '', `http://${HOST}`).searchParams.get('run') ?? ''
    const items = postings(run).map((one) => itemOf(run, one))
    response.writeHead(200, { 'Content-Type': 'application/rss+xml' })
    response.end(`<rss><channel><title>Far Jobs</title>${items.join('')}</channel></rss>`)
  })
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve))
  return {
    outbound: {
      resolve: async (host) => (host === HOST ? [{ address: '127.0.0.1', family: 4 }] : resolveInDns(host)),
      isAllowed: (address, port) => (address === '127.0.0.1' && port === PORT) || isPublicAddress(address),
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

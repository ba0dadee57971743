// Where to report a vulnerability (RFC 9116).

import type { Clock } from '../../clock.ts'
import type { App } from '../context.ts'

const PATH = '/.well-known/security.txt'
/** The RFC recommends less than a year. */
const VALID_FOR_MS = 180 * 24 * 60 * 60 * 1000

type Options = { contact: string | null; url: string; clock: Clock }

export function serveSecurityContact(app: App, { contact, url, clock }: Options): void {
  // Every domain should read this mailbox (RFC 2142).
  const mailbox = `mailto:security@${new URL(url).hostname}`
  app.get(PATH, { schema: { hide: true }, config: { isAnonymous: true } }, async (_request, reply) => {
    const lines = [
      `Contact: ${contact ?? mailbox}`,
      `Expires: ${new Date(clock.now().getTime() + VALID_FOR_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${url}${PATH}`,
    ]
    reply.header('Cache-Control', 'public, max-age=86400').type('text/plain; charset=utf-8')
    return `${lines.join('\n')}\n`
  })
}

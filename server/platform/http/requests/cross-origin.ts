// CORS: which other origins may call us from a browser.

import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { App } from '../context.ts'

const allowedHeaders = [
  'X-Timezone',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Accept',
  'X-Socket-ID',
  'X-Requested-With',
  'Idempotency-Key',
]
const YEAR_IN_SECONDS = 31_536_000

export async function allowOrigins(
  app: App,
  { origins, csrfHeader }: { origins: string[]; csrfHeader: string | false },
): Promise<void> {
  const common: FastifyCorsOptions = {
    origin: origins,
    credentials: true,
    // Answer OPTIONS requests that are not preflights, too.
    strictPreflight: false,
  }
  const api = {
    ...common,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: csrfHeader === false ? allowedHeaders : [csrfHeader, ...allowedHeaders],
    maxAge: 600,
  }
  // The live client's fallback transport sends a POST for every message, so its preflights follow the protocol: rare, and
  // allowing whatever headers the client requests.
  const fallback = { ...common, methods: ['OPTIONS', 'POST'], maxAge: YEAR_IN_SECONDS }
  await app.register(cors, {
    delegator: ({ url }, done) => done(null, url?.startsWith('/pusher/') ? fallback : api),
  })
}

// Just the API, in a separate process, on an existing database: what handles a search in production, without pages.

import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { createMetrics } from '#server/platform/http/operations/metrics.ts'
import { startPlatform } from '#server/start-platform.ts'

const { platform, stop } = await startPlatform(readConfig(process.env), console.log)
const { app } = await buildApp({ platform, metrics: createMetrics() })
// From the first byte of the request to the last step before the response is sent: session, guard, search, cards,
// contract.
app.addHook('onSend', async (_request, reply) => {
  reply.header('x-served-ms', reply.elapsedTime.toFixed(3))
})
await app.listen({ host: 'localhost', port: platform.config.port })
process.once('SIGTERM', () => void app.close().then(stop))

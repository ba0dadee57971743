// The API alone, in a process of its own, on a database that is there: what answers a search in life, without pages.

import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { createMetrics } from '#server/platform/http/operations/metrics.ts'
import { startPlatform } from '#server/start-platform.ts'

const { platform, stop } = await startPlatform(readConfig(process.env), console.log)
const { app } = await buildApp({ platform, redis: null, metrics: createMetrics() })
// From the first byte of the question to the last step before the answer leaves: session, guard, search, cards, contract.
app.addHook('onSend', async (_request, reply) => {
  reply.header('x-served-ms', reply.elapsedTime.toFixed(3))
})
await app.listen({ host: 'localhost', port: platform.config.port })
process.once('SIGTERM', () => void app.close().then(stop))

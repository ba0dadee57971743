import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { startTracing, traceIfOn } from './tracing.ts'

const bodies: string[] = []
const collector = createServer((request, response) => {
  void buffer(request).then((body) => {
    bodies.push(body.toString('latin1'))
    response.end()
  })
})

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterAll(() => {
  vi.unstubAllEnvs()
  collector.close()
})

it('sends a span per request to the collector named by the standard variable', async () => {
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` }
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', variables.OTEL_EXPORTER_OTLP_ENDPOINT)
  vi.stubEnv('OTEL_METRICS_EXPORTER', 'none')
  vi.stubEnv('OTEL_LOGS_EXPORTER', 'none')
  const { traces } = readConfig(variables)
  const tracing = await startTracing(traces)
  const app = Fastify()
  await traceIfOn(app, traces)
  app.get('/jobs/:id', async () => 'ok')
  await app.inject('/jobs/42')
  await app.close()
  await tracing?.stop()
  expect(bodies.join('')).toContain('GET /jobs/:id')
  expect(bodies.join('')).not.toContain('/jobs/42')
})

it('does nothing unless asked', async () => {
  expect(readConfig({}).traces).toBe(false)
  expect(readConfig({ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a.example' }).traces).toBe(
    false,
  )
  expect(await startTracing(false)).toBeNull()
})

// Shutting down without failing anybody. While draining, the server still answers everything, but every response tells
// the client, usually a proxy that keeps its connections open for reuse, to open a new one next time: to another node.

import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../context.ts'

/** After this, what is still running is cut off; uploads continue on another node from what has arrived. */
const CUT_AFTER_MS = 10_000
const SWEEP_MS = 100

const drainingApps = new WeakSet<App>()
const responses = new WeakMap<App, Set<ServerResponse>>()

export const isDraining = (app: App): boolean => drainingApps.has(app)

/** Keeps track of the responses in flight, including those that bypass Fastify. */
export function prepareDraining(app: App): void {
  const inFlight = new Set<ServerResponse>()
  responses.set(app, inFlight)
  app.server.prependListener('request', (_request, response) => {
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    if (isDraining(app)) response.shouldKeepAlive = false
  })
}

/** `noticeMs`: how long new connections are still accepted, so that load balancers can notice. */
export async function drain(app: App, noticeMs: number): Promise<void> {
  const cutAt = performance.now() + CUT_AFTER_MS
  drainingApps.add(app)
  for (const response of responses.get(app) ?? []) response.shouldKeepAlive = false
  if (app.server.listening && noticeMs > 0) await wait(noticeMs)
  const closed = app.close().then(() => true)
  while (!(await Promise.race([closed, wait(SWEEP_MS, false)]))) {
    if (performance.now() < cutAt) app.server.closeIdleConnections()
    else app.server.closeAllConnections()
  }
}

// Traces by OpenTelemetry. Its packages are loaded only when one of the standard variables asks for it, and they read all
// other OTEL_* variables themselves.

import type { App } from '../http/context.ts'

export async function startTracing(isOn: boolean): Promise<{ stop(): Promise<void> } | null> {
  if (!isOn) return null
  const { NodeSDK } = await import('@opentelemetry/sdk-node')
  // Spans are made by trace-requests.ts: instrumenting modules from outside would need a loader hook at every start.
  const sdk = new NodeSDK({ serviceName: 'meridian', instrumentations: [] })
  sdk.start()
  return { stop: () => sdk.shutdown() }
}

export async function traceIfOn(app: App, isOn: boolean): Promise<void> {
  if (isOn) (await import('./trace-requests.ts')).traceRequests(app)
}

/** For the database: an event on the span of the request that asked, without the parameters. */
export async function queryNoter(isOn: boolean): Promise<((text: string) => void) | undefined> {
  return isOn ? (await import('./trace-requests.ts')).noteQuery : undefined
}

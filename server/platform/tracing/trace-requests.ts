import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'
import type { App } from '../http/context.ts'

/** A span per request, named by its route, within the trace of whoever sent it. */
export function traceRequests(app: App): void {
  const tracer = trace.getTracer('meridian')
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request
    const route = routeOptions.url ?? 'unmatched'
    const attributes = { 'http.request.method': method, 'http.route': route, 'meridian.request_id': request.id }
    const parent = propagation.extract(context.active(), headers)
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

export function noteQuery(text: string): void {
  trace.getActiveSpan()?.addEvent('query', { 'db.system.name': 'postgresql', 'db.query.text': text })
}

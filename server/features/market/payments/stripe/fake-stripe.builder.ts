// A local server that answers like Stripe, in the shapes of its published API reference. Only the calls that are used.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { aForeignServer } from '#server/platform/outbound/foreign-server.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import { sign } from './stripe-signature.ts'

export const STRIPE_KEY = 'sk_test_51TheStandInDoesNotCheckIt'
export const WEBHOOK_SECRET = 'whsec_only_for_tests'

type Call = { method: string; path: string; form: URLSearchParams; key: string | undefined; authorization: string }
type Session = Record<string, unknown> & { id: string; client_reference_id: string; amount_total: number }

export type FakeStripe = Awaited<ReturnType<typeof aFakeStripe>>

export async function aFakeStripe() {
  const calls: Call[] = []
  const answers = new Map<string, unknown>()
  const sessions = new Map<string, Session>()
  /** What the next calls do instead of answering. */
  const troubles: ('hang' | 'lose' | 'busy' | 'reject')[] = []
  let isRefundRejected = false

  function answer({ path, form }: Call): unknown {
    if (path === '/v1/checkout/sessions') {
      const id = `cs_test_${sessions.size + 1}`
      const session: Session = {
        id,
        object: 'checkout.session',
        client_reference_id: form.get('client_reference_id') ?? '',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]'),
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        url: `https://checkout.stripe.com/c/pay/${id}`,
      }
      sessions.set(id, session)
      return session
    }
    if (path === '/v1/refunds')
      return {
        id: `re_${form.get('payment_intent') ?? ''}`,
        object: 'refund',
        status: 'succeeded',
        payment_intent: form.get('payment_intent'),
      }
    const [, id = '', isClosed] = /^\/v1\/checkout\/sessions\/(\w+?)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(id)
    if (session && isClosed && session['status'] === 'open') Object.assign(session, { status: 'expired', url: null })
    return session ?? null
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = request.headers['idempotency-key']
    const call: Call = {
      method: request.method ?? '',
      path: request.url ?? '',
      form: new URLSearchParams(await text(request)),
      key: typeof key === 'string' ? key : undefined,
      authorization: request.headers.authorization ?? '',
    }
    calls.push(call)
    const trouble = troubles.shift()
    // Stripe does the work and remembers it by its idempotency key; only the answer gets lost.
    const known = call.key === undefined ? undefined : answers.get(call.key)
    const isRejected = trouble === 'reject' || (isRefundRejected && call.path === '/v1/refunds')
    const body = isRejected
      ? { error: { type: 'invalid_request_error', code: 'amount_too_small' } }
      : (known ?? answer(call))
    if (call.key !== undefined && !isRejected) answers.set(call.key, body)
    if (trouble === 'hang') return
    if (trouble === 'lose') return void request.socket.destroy()
    const status = trouble === 'busy' ? 503 : isRejected ? 400 : body === null ? 404 : 200
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = await aForeignServer((request, response) => void serve(request, response))
  return {
    url: server.url,
    outbound: (maxMilliseconds = 10_000) => server.outbound({ maxMilliseconds }),
    calls,
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    next: (trouble: (typeof troubles)[number]) => void troubles.push(trouble),
    rejectRefunds: (isOn: boolean) => {
      isRefundRejected = isOn
    },
    /** The buyer has paid the page that was opened last. */
    pay(): Session {
      const session = [...sessions.values()].at(-1)
      if (!session) throw new Error('nobody has opened a page to pay')
      return Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${session.id}`,
        url: null,
      })
    },
    close: server.close,
  }
}

let events = 0

/** As Stripe sends it; the same id again is a replay. */
export function notice(
  test: TestApp,
  type: string,
  object: unknown,
  { id = `evt_${(events += 1)}`, secret = WEBHOOK_SECRET, at = test.clock.now() } = {},
) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  return test.app.inject({
    method: 'POST',
    url: '/payments/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(payload, secret, at) },
    payload,
  })
}

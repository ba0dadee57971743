import { z } from 'zod'
import type { Config } from '../../config.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { type RealtimeApp, sign } from '../protocol/signatures.ts'

const TIMEOUT_MS = 10_000

/** Through the queue: an endpoint that does not respond is retried with backoff. */
export const deliverWebhook = defineJob({
  name: 'realtime.webhook',
  data: z.object({ body: z.string() }),
  async run({ body }, { config, realtime }: { config: Config; realtime: { app: RealtimeApp } }) {
    const url = config.realtime.webhookUrl
    if (url === null) return
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Pusher-Key': realtime.app.key,
        'X-Pusher-Signature': sign(realtime.app.secret, body),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
  },
})

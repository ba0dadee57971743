// Serializes live payloads by the same rules as responses (platform/http/responses): nothing outside the contract is sent,
// and where responses are checked, a payload that violates its contract is an error.

import type { LiveEvent } from '#shared/live/event.ts'
import { payloadSchema } from '#shared/live/payload.ts'
import { responseWriter } from '../http/responses/response-writer.ts'

type Write = ReturnType<typeof responseWriter>

export function payloadWriter({ isChecked }: { isChecked: boolean }) {
  const writers = new Map<LiveEvent, Write>()

  function writerOf(event: LiveEvent): Write {
    const write = writers.get(event) ?? responseWriter(payloadSchema(event))
    writers.set(event, write)
    return write
  }

  return (event: LiveEvent, payload: unknown): string => {
    if (isChecked) payloadSchema(event).parse(payload)
    return writerOf(event)(payload) ?? 'null'
  }
}

// Live payloads as JSON, by the same rules as answers (platform/http/answers): what the contract does not name is not
// sent, and wherever answers are checked a payload that is not what its contract says is a defect of ours.

import type { LiveEvent } from '#shared/live/event.ts'
import { payloadSchema } from '#shared/live/payload.ts'
import { answerWriter } from '../http/answers/answer-writer.ts'

type Write = ReturnType<typeof answerWriter>

export function payloadWriter({ isChecked }: { isChecked: boolean }) {
  const writers = new Map<LiveEvent, Write>()

  function writerOf(event: LiveEvent): Write {
    const write = writers.get(event) ?? answerWriter(payloadSchema(event))
    writers.set(event, write)
    return write
  }

  return (event: LiveEvent, payload: unknown): string => {
    if (isChecked) payloadSchema(event).parse(payload)
    return writerOf(event)(payload) ?? 'null'
  }
}

// What a conversation can contain other than text. A feature with its own kind of card adds it here, with what has to be stored
// (ids only: the content is loaded when it is shown), and its text in server/features/talk/chat/message-text.ts.

import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'

/** Suggests a job. */
const job = z.object({ kind: z.literal('job'), jobId: id })
/** Asks to test camera, microphone and connection at /test before an interview. */
const selfCheck = z.object({ kind: z.literal('self_check') })

export const messageCard = z.discriminatedUnion('kind', [job, selfCheck])
export type MessageCard = z.infer<typeof messageCard>

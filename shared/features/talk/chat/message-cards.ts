// What can be put into a conversation beside words. An area that has a kind of its own adds it here with what has to be
// kept of it (ids: the thing itself is looked up when it is shown) and writes its words in server/features/talk/chat/card-words.ts.

import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'

/** Asks to read a job. */
const job = z.object({ kind: z.literal('job'), jobId: id })
/** Asks to try camera, microphone and line at /test before a talk. */
const selfCheck = z.object({ kind: z.literal('self_check') })

export const messageCard = z.discriminatedUnion('kind', [job, selfCheck])
export type MessageCard = z.infer<typeof messageCard>

import { z } from 'zod'
import { jobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { isBlank } from '#shared/kit/text/clean-text.ts'
import { textRisks } from '#shared/kit/text/text-risks.ts'
import {
  MAX_ATTACHMENTS,
  MAX_BAR,
  MAX_MESSAGE,
  MAX_VOICE_SECONDS,
  MAX_WAVEFORM,
  messageKinds,
  reactions,
} from './chat-limits.ts'
import { messageCard } from './message-cards.ts'

const attachment = z.object({ fileId: id, name: z.string(), type: z.string().nullable(), size: z.int() })

const waveform = z.array(z.int().min(0).max(MAX_BAR)).max(MAX_WAVEFORM)
const seconds = z.number().positive().max(MAX_VOICE_SECONDS)

export const message = z
  .object({
    id,
    conversationId: id,
    /** The order of the conversation. */
    seq: z.int(),
    /** Grows with every change in the conversation; what changed since a number is asked for by it. */
    change: z.int(),
    /** By which the sender knows what they have sent; null for everybody else. */
    key: z.uuid().nullable(),
    kind: z.enum(messageKinds),
    /** Null when it is told by the product, or its sender is gone. */
    senderId: id.nullable(),
    /** What the product tells is in the reader's language. '' when it was deleted. */
    body: z.string(),
    replyTo: id.nullable(),
    attachments: z.array(attachment),
    card: messageCard.nullable(),
    /** The job of a card, as the reader may see it; null when they may not, or it is none of a job. */
    job: jobCard.extend({ isOpen: z.boolean() }).nullable(),
    /** The recording is the one attachment. */
    voice: z.object({ seconds, waveform }).nullable(),
    /** Who is not named to the reader stands there as their company. */
    reactions: z.array(z.object({ emoji: z.enum(reactions), personIds: z.array(id) })),
    risks: z.array(z.enum(textRisks)),
    at: z.iso.datetime(),
    isEdited: z.boolean(),
    isDeleted: z.boolean(),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof message>

/** What cannot be seen is nothing. */
export const messageBody = z
  .string()
  .trim()
  .max(MAX_MESSAGE)
  .overwrite((body) => (isBlank(body) ? '' : body))

export const newMessage = z
  .object({
    /** Made by the sender: the same message sent again is the same message. */
    key: z.uuid(),
    body: messageBody,
    replyTo: id.nullable().default(null),
    fileIds: z
      .array(id)
      .max(MAX_ATTACHMENTS)
      .refine((ids) => new Set(ids).size === ids.length, {
        params: /* i18n */ { id: 'validation.file_twice', message: 'Attach each file once.' },
      })
      .default([]),
    card: messageCard.nullable().default(null),
    /** A recording, uploaded like any attachment. */
    voice: z
      .object({ fileId: id, seconds, waveform: waveform.default([]) })
      .nullable()
      .default(null),
  })
  .refine(({ body, fileIds, card, voice }) => body !== '' || fileIds.length > 0 || card !== null || voice !== null, {
    path: ['body'],
    params: /* i18n */ { id: 'validation.message_empty', message: 'Write something, or attach a file.' },
  })
  .refine(
    ({ body, fileIds, card, voice }) => voice === null || (body === '' && fileIds.length === 0 && card === null),
    {
      path: ['voice'],
      params: /* i18n */ {
        id: 'validation.voice_alone',
        message: 'A voice note is sent on its own. Send the rest after it.',
      },
    },
  )
export type NewMessage = z.output<typeof newMessage>

/** Places in the text, from the first letter of a match to behind its last. */
const mark = z.object({ from: z.int(), to: z.int() })

export const foundMessage = z
  .object({
    id,
    conversationId: id,
    seq: z.int(),
    senderId: id.nullable(),
    at: z.iso.datetime(),
    snippet: z.object({ text: z.string(), marks: z.array(mark) }),
  })
  .meta({ id: 'FoundMessage' })
export type FoundMessage = z.infer<typeof foundMessage>

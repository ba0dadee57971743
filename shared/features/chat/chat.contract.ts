import { z } from 'zod'
import { endpoint, nothing } from '../../endpoint.ts'
import { id } from '../../kit/ids.ts'
import { pageOf, pageQuery } from '../../kit/pagination.ts'
import { fileDispositions, fileVariants } from '../files/files.contract.ts'
import {
  conversationKinds,
  MAX_ATTACHMENTS,
  MAX_MESSAGE,
  messageKinds,
  reactions,
  reportReasons,
} from './chat-limits.ts'
import { messageRisks } from './message-risks.ts'

const attachment = z.object({ fileId: id, name: z.string(), type: z.string().nullable(), size: z.int() })

const message = z
  .object({
    id,
    conversationId: id,
    /** The order of the conversation. */
    seq: z.int(),
    /** Grows with every change in the conversation; what changed since a number is asked for by it. */
    change: z.int(),
    kind: z.enum(messageKinds),
    /** Null when it is told by the product, or its sender is gone. */
    senderId: id.nullable(),
    /** '' when it was deleted. */
    body: z.string(),
    replyTo: id.nullable(),
    attachments: z.array(attachment),
    reactions: z.array(z.object({ emoji: z.enum(reactions), personIds: z.array(id) })),
    risks: z.array(z.enum(messageRisks)),
    at: z.iso.datetime(),
    isEdited: z.boolean(),
    isDeleted: z.boolean(),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof message>

const otherMember = z.object({
  id,
  name: z.string(),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  deliveredSeq: z.int(),
  /** Null where the person does not tell. */
  readSeq: z.int().nullable(),
})

const conversation = z
  .object({
    id,
    kind: z.enum(conversationKinds),
    /** A first message that was not answered yet: its sender waits. */
    isRequest: z.boolean(),
    canWrite: z.boolean(),
    others: z.array(otherMember),
    lastSeq: z.int(),
    lastChange: z.int(),
    preview: z.object({ senderId: id.nullable(), text: z.string(), at: z.iso.datetime() }).nullable(),
    readSeq: z.int(),
    unread: z.int(),
    isMarkedUnread: z.boolean(),
    isPinned: z.boolean(),
    isArchived: z.boolean(),
    mutedUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof conversation>

const body = z.string().trim().max(MAX_MESSAGE)
const newMessage = z
  .object({
    /** Made by the sender: the same message sent again is the same message. */
    key: z.uuid(),
    body,
    replyTo: id.nullable().default(null),
    fileIds: z.array(id).max(MAX_ATTACHMENTS).default([]),
  })
  .refine((given) => given.body !== '' || given.fileIds.length > 0, {
    path: ['body'],
    params: /* i18n */ { id: 'validation.message_empty', message: 'Write something, or attach a file.' },
  })
export type NewMessage = z.output<typeof newMessage>

const newConversation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('direct'), personId: id }),
  z.object({ kind: z.literal('support') }),
])
export type NewConversation = z.infer<typeof newConversation>

const ownView = z
  .object({ isPinned: z.boolean(), isArchived: z.boolean(), mutedUntil: z.iso.datetime().nullable() })
  .partial()
  .strict()
export type OwnViewChange = z.infer<typeof ownView>

const filters = ['all', 'unread', 'pinned', 'support', 'archived'] as const
const byId = z.object({ id })
const seq = z.coerce.number().int().min(0)
const limit = z.coerce.number().int().min(1).max(100).default(50)

export const chat = {
  list: endpoint({
    method: 'GET',
    path: '/shared/api/conversations',
    guard: 'verified',
    summary: 'The conversations of the person, by their last message, the latest first.',
    query: pageQuery.extend({ cursor: id.optional(), filter: z.enum(filters).default('all') }),
    response: pageOf(conversation),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/shared/api/conversations/unread',
    guard: 'verified',
    summary: 'How many conversations hold something unread.',
    response: z.object({ unread: z.int() }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/shared/api/conversations',
    guard: 'verified',
    summary: 'Opens the conversation with a person, or with support; the same one every time.',
    body: newConversation,
    response: conversation,
    creates: true,
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/conversations/:id',
    guard: 'verified',
    summary: 'One conversation.',
    params: byId,
    response: conversation,
  }),
  changeView: endpoint({
    method: 'PATCH',
    path: '/shared/api/conversations/:id',
    guard: 'verified',
    summary: 'Pins, archives or mutes it, for this person alone.',
    params: byId,
    body: ownView,
    response: conversation,
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/shared/api/conversations/:id/membership',
    guard: 'verified',
    summary: 'Leaves it: nothing more comes from it, and nobody is told.',
    params: byId,
    response: nothing,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/shared/api/conversations/:id/messages',
    guard: 'verified',
    summary: 'Messages before a number, the newest of them last.',
    params: byId,
    query: z.object({ before: seq.optional(), limit }),
    response: z.object({ items: z.array(message), hasEarlier: z.boolean() }),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/shared/api/conversations/:id/changes',
    guard: 'verified',
    summary: 'What was written or changed after a number, in that order: for whoever was away.',
    params: byId,
    query: z.object({ after: seq, limit }),
    response: z.object({ items: z.array(message) }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/shared/api/conversations/:id/messages',
    guard: 'verified',
    summary: 'Sends a message; with the same key it is sent once.',
    params: byId,
    body: newMessage,
    response: message,
    status: 201,
    creates: true,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/shared/api/conversations/:id/read',
    guard: 'verified',
    summary: 'The person has seen everything up to this number.',
    params: byId,
    body: z.object({ seq }).strict(),
    response: nothing,
  }),
  delivered: endpoint({
    method: 'PUT',
    path: '/shared/api/conversations/:id/delivered',
    guard: 'verified',
    summary: 'Everything up to this number has arrived at a device of the person.',
    params: byId,
    body: z.object({ seq }).strict(),
    response: nothing,
  }),
  markUnread: endpoint({
    method: 'PUT',
    path: '/shared/api/conversations/:id/unread',
    guard: 'verified',
    summary: 'Marks it as unread for the person themselves; nobody else sees it.',
    params: byId,
    response: nothing,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/shared/api/messages/:id',
    guard: 'verified',
    summary: 'Changes what the person wrote, within fifteen minutes.',
    params: byId,
    body: z.object({ body: body.min(1) }).strict(),
    response: message,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shared/api/messages/:id',
    guard: 'verified',
    summary: 'Takes back what the person wrote, for everybody, within an hour.',
    params: byId,
    response: nothing,
  }),
  react: endpoint({
    method: 'PUT',
    path: '/shared/api/messages/:id/reactions/:emoji',
    guard: 'verified',
    summary: 'Adds a reaction.',
    params: byId.extend({ emoji: z.enum(reactions) }),
    response: message,
  }),
  unreact: endpoint({
    method: 'DELETE',
    path: '/shared/api/messages/:id/reactions/:emoji',
    guard: 'verified',
    summary: 'Takes a reaction back.',
    params: byId.extend({ emoji: z.enum(reactions) }),
    response: message,
  }),
  attachment: endpoint({
    method: 'GET',
    path: '/shared/api/messages/:id/attachments/:fileId',
    guard: 'verified',
    summary: 'A fresh link to a file of a message, good for a few minutes and for this person alone.',
    params: byId.extend({ fileId: id }),
    query: z.object({
      variant: z.enum(fileVariants).optional(),
      disposition: z.enum(fileDispositions).default('inline'),
    }),
    response: z.object({ url: z.string() }),
  }),
  report: endpoint({
    method: 'POST',
    path: '/shared/api/messages/:id/report',
    guard: 'verified',
    summary: 'Tells the operators about a message of somebody else.',
    params: byId,
    body: z.object({ reason: z.enum(reportReasons), note: z.string().trim().max(1000).default('') }).strict(),
    response: nothing,
    status: 204,
    creates: true,
  }),
}

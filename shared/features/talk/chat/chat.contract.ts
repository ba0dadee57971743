import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { fileDispositions, fileVariants } from '#shared/features/base/files/files.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { MAX_REPORT_NOTE, MAX_SEARCH, MIN_SEARCH, reactions, reportReasons } from './chat-limits.ts'
import { bulkChange, contact, conversation, newConversation, ownView } from './conversation.contract.ts'
import { foundMessage, message, messageBody, newMessage } from './message.contract.ts'

const filters = ['all', 'unread', 'pinned', 'companies', 'support', 'archived'] as const
const byId = z.object({ id })
const seq = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
const limit = z.coerce.number().int().min(1).max(100).default(50)

export const chat = {
  list: endpoint({
    method: 'GET',
    path: '/shared/api/conversations',
    guard: 'verified',
    summary: 'The conversations of the person, pinned ones first, then by their last message, the latest first.',
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
    summary:
      'Opens the conversation with a person, with those who hire at a company, or with support; always the same one.',
    body: newConversation,
    response: conversation,
    creates: true,
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/shared/api/conversations/contacts',
    guard: 'verified',
    summary: 'Whom the person may write to, by a part of the name; those they have to do with come first.',
    query: z.object({ q: z.string().trim().max(MAX_SEARCH).default('') }),
    response: z.object({ items: z.array(contact) }),
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
    summary: 'Pins, archives or mutes it, or puts its warnings aside, for this person alone.',
    params: byId,
    body: ownView,
    response: conversation,
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/shared/api/conversations/:id/membership',
    guard: 'verified',
    summary: 'Leaves it until somebody writes again; nobody is told. A first message that was left is declined.',
    params: byId,
    response: nothing,
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/shared/api/conversations/bulk',
    guard: 'verified',
    summary: 'Does one thing to several conversations of the person at once; those that are not theirs are left alone.',
    body: bulkChange,
    response: z.object({ changed: z.array(id), unread: z.int() }),
  }),
  search: endpoint({
    method: 'GET',
    path: '/shared/api/messages/search',
    guard: 'verified',
    summary: 'Messages of the person’s own conversations that hold all the words, the latest first.',
    query: pageQuery.extend({
      cursor: id.optional(),
      q: z.string().trim().min(MIN_SEARCH).max(MAX_SEARCH),
      conversationId: id.optional(),
      /** The first day looked at; twelve months ago unless said. */
      since: z.iso.date().optional(),
    }),
    response: pageOf(foundMessage),
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
    query: z.object({ after: seq.default(0), limit }),
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
    path: '/shared/api/conversations/delivered',
    guard: 'verified',
    summary: 'Everything that was written to the person has arrived at a device of theirs.',
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
    body: z.object({ body: messageBody.min(1) }).strict(),
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
    body: z
      .object({ reason: z.enum(reportReasons), note: z.string().trim().max(MAX_REPORT_NOTE).default('') })
      .strict(),
    response: nothing,
    status: 204,
    creates: true,
  }),
}

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
    summary: 'Your conversations, pinned first, then by latest message.',
    query: pageQuery.extend({
      cursor: id.optional(),
      filter: z.enum(filters).default('all'),
      /** `company`: only those you take part in for the company you act for. */
      side: z.enum(['all', 'company']).default('all'),
    }),
    response: pageOf(conversation),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/shared/api/conversations/unread',
    guard: 'verified',
    summary: 'Number of conversations with unread messages.',
    response: z.object({ unread: z.int() }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/shared/api/conversations',
    guard: 'verified',
    summary: 'Opens the one conversation with a person, a company’s hiring team or support.',
    body: newConversation,
    response: conversation,
    creates: true,
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/shared/api/conversations/contacts',
    guard: 'verified',
    summary: 'People and companies you can message, by part of the name; existing contacts first.',
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
    summary: 'Pins, archives or mutes a conversation, or dismisses its warnings, for you only.',
    params: byId,
    body: ownView,
    response: conversation,
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/shared/api/conversations/:id/membership',
    guard: 'verified',
    summary:
      'Leaves the conversation until someone writes again; nobody is notified. Leaving a message request declines it.',
    params: byId,
    response: nothing,
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/shared/api/conversations/bulk',
    guard: 'verified',
    summary: 'Applies one action to several of your conversations; others are ignored.',
    body: bulkChange,
    response: z.object({ changed: z.array(id), unread: z.int() }),
  }),
  search: endpoint({
    method: 'GET',
    path: '/shared/api/messages/search',
    guard: 'verified',
    summary: 'Messages in your conversations that contain all the keywords, latest first.',
    query: pageQuery.extend({
      cursor: id.optional(),
      q: z.string().trim().min(MIN_SEARCH).max(MAX_SEARCH),
      conversationId: id.optional(),
      /** The first day to search; twelve months ago by default. */
      since: z.iso.date().optional(),
    }),
    response: pageOf(foundMessage),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/shared/api/conversations/:id/messages',
    guard: 'verified',
    summary: 'Messages before a sequence number, newest last.',
    params: byId,
    query: z.object({ before: seq.optional(), limit }),
    response: z.object({ items: z.array(message), hasEarlier: z.boolean() }),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/shared/api/conversations/:id/changes',
    guard: 'verified',
    summary: 'Messages sent or changed after a sequence number, in order, for clients catching up.',
    params: byId,
    query: z.object({ after: seq.default(0), limit }),
    response: z.object({ items: z.array(message) }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/shared/api/conversations/:id/messages',
    guard: 'verified',
    summary: 'Sends a message; with the same idempotency key it is sent once.',
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
    summary: 'Marks everything up to this sequence number as read.',
    params: byId,
    body: z.object({ seq }).strict(),
    response: nothing,
  }),
  delivered: endpoint({
    method: 'PUT',
    path: '/shared/api/conversations/delivered',
    guard: 'verified',
    summary: 'Marks all messages to you as delivered.',
    response: nothing,
  }),
  markUnread: endpoint({
    method: 'PUT',
    path: '/shared/api/conversations/:id/unread',
    guard: 'verified',
    summary: 'Marks a conversation as unread for you only.',
    params: byId,
    response: nothing,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/shared/api/messages/:id',
    guard: 'verified',
    summary: 'Edits your message within fifteen minutes.',
    params: byId,
    body: z.object({ body: messageBody.min(1) }).strict(),
    response: message,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shared/api/messages/:id',
    guard: 'verified',
    summary: 'Deletes your message for everyone, within an hour.',
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
    summary: 'Removes a reaction.',
    params: byId.extend({ emoji: z.enum(reactions) }),
    response: message,
  }),
  attachment: endpoint({
    method: 'GET',
    path: '/shared/api/messages/:id/attachments/:fileId',
    guard: 'verified',
    summary: 'A new download link for a message attachment, valid for a few minutes and for this person only.',
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
    summary: 'Reports someone’s message to the operators.',
    params: byId,
    body: z
      .object({ reason: z.enum(reportReasons), note: z.string().trim().max(MAX_REPORT_NOTE).default('') })
      .strict(),
    response: nothing,
    status: 204,
    creates: true,
  }),
}

import type { FastifyRequest } from 'fastify'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { socketIdOf } from '#server/platform/realtime/realtime.ts'
import type { Identity } from '#shared/access/identity.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { chatOps } from '#shared/features/talk/chat/chat-ops.contract.ts'
import { listContacts } from './contacts/contacts.service.ts'
import { listConversations, showConversation, showUnreadConversations } from './conversations/conversations.service.ts'
import { openConversation } from './conversations/opening.service.ts'
import {
  changeMany,
  changeView,
  leaveConversation,
  markUnread,
  readUpTo,
  recordDelivered,
} from './conversations/own-view.service.ts'
import { deleteMessage, editMessage, reactTo, removeReaction, reportMessage } from './messages/changing.service.ts'
import { linkToAttachment, listChanges, listMessages } from './messages/reading.service.ts'
import { searchMessages } from './messages/search.service.ts'
import { type Sender, sendMessage } from './messages/sending.service.ts'
import { decideOnReport, listReports, unfreeze } from './moderation/reports.service.ts'
import { listSupport } from './moderation/support.service.ts'

const senderOf = ({ viewer, request }: { viewer: Identity; request: FastifyRequest }): Sender => ({
  viewer,
  i18n: request.i18n,
  exceptSocket: socketIdOf(request),
})

export function chatRoutes(app: App, platform: Platform): void {
  mountConversations(app, platform)
  mountMessages(app, platform)
  mountModeration(app, platform)
}

function mountConversations(app: App, platform: Platform): void {
  const { db } = platform
  mount(app, db, chat.list, async (call) => {
    const { side, ...query } = call.query
    if (side === 'all') return listConversations(db, senderOf(call), query)
    const { id } = found(await findCurrentCompany(db, call.viewer, call.request))
    return listConversations(db, senderOf(call), { ...query, forCompany: id })
  })
  mount(app, db, chat.unread, ({ viewer }) => showUnreadConversations(db, viewer))
  mount(app, db, chat.open, (call) => openConversation(call.db, platform, senderOf(call), call.body))
  mount(app, db, chat.contacts, ({ viewer, query }) => listContacts(db, viewer, query.q))
  mount(app, db, chat.show, (call) => showConversation(db, senderOf(call), call.params.id))
  mount(app, db, chat.changeView, (call) => changeView(db, platform, senderOf(call), call.params.id, call.body))
  mount(app, db, chat.bulk, ({ viewer, body }) => changeMany(db, platform, viewer, body))
  mount(app, db, chat.leave, ({ viewer, params }) => leaveConversation(db, platform, viewer, params.id))
  mount(app, db, chat.read, ({ viewer, params, body }) => readUpTo(db, platform, viewer, params.id, body.seq))
  mount(app, db, chat.delivered, ({ viewer }) => recordDelivered(db, platform, viewer))
  mount(app, db, chat.markUnread, ({ viewer, params }) => markUnread(db, platform, viewer, params.id))
}

function mountMessages(app: App, platform: Platform): void {
  const { db, clock } = platform
  mount(app, db, chat.search, ({ viewer, query }) => searchMessages(db, clock, viewer, query))
  mount(app, db, chat.messages, (call) => listMessages(db, senderOf(call), call.params.id, call.query))
  mount(app, db, chat.changes, (call) => listChanges(db, senderOf(call), call.params.id, call.query))
  mount(app, db, chat.send, (call) => sendMessage(call.db, platform, senderOf(call), call.params.id, call.body))
  mount(app, db, chat.edit, (call) => editMessage(platform, senderOf(call), call.params.id, call.body.body))
  mount(app, db, chat.remove, async (call) => {
    await deleteMessage(platform, senderOf(call), call.params.id)
  })
  mount(app, db, chat.react, (call) => reactTo(platform, senderOf(call), call.params.id, call.params.emoji))
  mount(app, db, chat.unreact, (call) => removeReaction(platform, senderOf(call), call.params.id, call.params.emoji))
  mount(app, db, chat.attachment, ({ viewer, params, query }) => linkToAttachment(platform, viewer, params, query))
  mount(app, db, chat.report, (call) => reportMessage(call.db, call.viewer, call.params.id, call.body))
}

function mountModeration(app: App, platform: Platform): void {
  const { db } = platform
  mount(app, db, chatOps.reports, ({ viewer, query }) => listReports(db, platform, viewer, query))
  mount(app, db, chatOps.decide, ({ viewer, params, body }) => decideOnReport(platform, viewer, params.id, body))
  mount(app, db, chatOps.unfreeze, ({ viewer, params }) => unfreeze(platform, viewer, params.id))
  mount(app, db, chatOps.support, (call) => listSupport(db, senderOf(call), call.query))
}

import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { socketIdOf } from '#server/platform/realtime/realtime.ts'
import { chat } from '#shared/features/chat/chat.contract.ts'
import { openChatChannels } from './chat.realtime.ts'
import {
  changeView,
  deliveredUpTo,
  leaveConversation,
  listConversations,
  markUnread,
  openConversation,
  readUpTo,
  showConversation,
  showUnreadConversations,
} from './conversations.service.ts'
import {
  deleteMessage,
  editMessage,
  linkToAttachment,
  listChanges,
  listMessages,
  reactTo,
  reportMessage,
  sendMessage,
  takeReactionBack,
} from './messages.service.ts'

export function chatRoutes(app: App, platform: Platform): void {
  const { db } = platform
  openChatChannels(platform)
  mount(app, db, chat.list, ({ viewer, query }) => listConversations(db, viewer, query))
  mount(app, db, chat.unread, ({ viewer }) => showUnreadConversations(db, viewer))
  mount(app, db, chat.open, ({ viewer, body, db: tx }) => openConversation(tx, platform, viewer, body))
  mount(app, db, chat.show, ({ viewer, params }) => showConversation(db, viewer, params.id))
  mount(app, db, chat.changeView, ({ viewer, params, body }) => changeView(db, platform, viewer, params.id, body))
  mount(app, db, chat.leave, ({ viewer, params }) => leaveConversation(db, platform, viewer, params.id))
  mount(app, db, chat.read, ({ viewer, params, body }) => readUpTo(db, platform, viewer, params.id, body.seq))
  mount(app, db, chat.delivered, ({ viewer, params, body }) => deliveredUpTo(db, platform, viewer, params.id, body.seq))
  mount(app, db, chat.markUnread, ({ viewer, params }) => markUnread(db, platform, viewer, params.id))

  mount(app, db, chat.messages, ({ viewer, params, query }) => listMessages(db, viewer, params.id, query))
  mount(app, db, chat.changes, ({ viewer, params, query }) => listChanges(db, viewer, params.id, query))
  mount(app, db, chat.send, ({ viewer, params, body, request, db: tx }) =>
    sendMessage(tx, platform, { viewer, exceptSocket: socketIdOf(request) }, params.id, body),
  )
  mount(app, db, chat.edit, ({ viewer, params, body, request }) =>
    editMessage(platform, { viewer, exceptSocket: socketIdOf(request) }, params.id, body.body),
  )
  mount(app, db, chat.remove, async ({ viewer, params, request }) => {
    await deleteMessage(platform, { viewer, exceptSocket: socketIdOf(request) }, params.id)
  })
  mount(app, db, chat.react, ({ viewer, params, request }) =>
    reactTo(platform, { viewer, exceptSocket: socketIdOf(request) }, params.id, params.emoji),
  )
  mount(app, db, chat.unreact, ({ viewer, params, request }) =>
    takeReactionBack(platform, { viewer, exceptSocket: socketIdOf(request) }, params.id, params.emoji),
  )
  mount(app, db, chat.attachment, ({ viewer, params, query }) => linkToAttachment(platform, viewer, params, query))
  mount(app, db, chat.report, ({ viewer, params, body, db: tx }) => reportMessage(tx, viewer, params.id, body))
}

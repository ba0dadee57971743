import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rooms } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { savePad, showPad } from './pads.service.ts'
import { enterRoom, listMessages, reportVisit, sayInRoom, showRoom } from './rooms.service.ts'

export function roomsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, rooms.show, ({ db, viewer, params }) => showRoom(db, platform, viewer, params.id))
  mount(app, pool, rooms.enter, ({ db, viewer, params }) => enterRoom(db, platform, viewer, params.id))
  mount(app, pool, rooms.report, ({ db, viewer, params, body }) => reportVisit(db, platform, viewer, params, body))
  mount(app, pool, rooms.messages, ({ db, viewer, params }) => listMessages(db, viewer, params.id))
  mount(app, pool, rooms.say, ({ db, viewer, params, body }) => sayInRoom(db, platform, viewer, params.id, body.text))
  mount(app, pool, rooms.pad, ({ db, viewer, params }) => showPad(db, viewer, params.id, params.pad))
  mount(app, pool, rooms.savePad, ({ db, viewer, params, body }) => savePad(db, platform, viewer, params, body.update))
}

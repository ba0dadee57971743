import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { notifications } from '#shared/features/people/preferences/notifications.contract.ts'
import { preferences } from '#shared/features/people/preferences/preferences.contract.ts'
import { blocksChanged } from '#shared/features/people/preferences/preferences.events.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { changeBasics } from './basics.service.ts'
import { blockPerson, listBlockedPeople, unblockPerson } from './blocks.service.ts'
import { changeNotifications, showNotifications } from './notifications.service.ts'
import {
  changePrivacy,
  hideFromCompany,
  hideFromDomain,
  showPrivacy,
  unhideFromCompany,
  unhideFromDomain,
} from './privacy.service.ts'

export function preferencesRoutes(app: App, { db, realtime }: Platform): void {
  const publishBlocks = (personId: Id) => realtime.publish(blocksChanged, { personId }, {})

  mount(app, db, preferences.changeBasics, ({ viewer, body }) => changeBasics(db, viewer.id, body))

  mount(app, db, notifications.show, ({ viewer }) => showNotifications(db, viewer.id))
  mount(app, db, notifications.change, ({ viewer, body }) => changeNotifications(db, viewer.id, body))

  mount(app, db, privacy.show, ({ viewer }) => showPrivacy(db, viewer))
  // Live subscriptions depend on who may see whom, so open ones are checked again.
  mount(app, db, privacy.change, async ({ viewer, body }) => {
    const settings = await changePrivacy(db, viewer, body)
    realtime.recheck({ personId: viewer.id })
    return settings
  })
  mount(app, db, privacy.hideFromCompany, ({ viewer, params, request }) =>
    hideFromCompany(db, viewer, params.id, request.i18n),
  )
  mount(app, db, privacy.showToCompany, ({ viewer, params }) => unhideFromCompany(db, viewer, params.id))
  mount(app, db, privacy.hideFromDomain, ({ viewer, params, request }) =>
    hideFromDomain(db, viewer, params.domain, request.i18n),
  )
  mount(app, db, privacy.showToDomain, ({ viewer, params }) => unhideFromDomain(db, viewer, params.domain))

  mount(app, db, privacy.blockedPeople, ({ viewer, query }) => listBlockedPeople(db, viewer.id, query))
  mount(app, db, privacy.block, async ({ viewer, params }) => {
    await blockPerson(db, viewer.id, params.id)
    for (const personId of [viewer.id, params.id]) realtime.recheck({ personId })
    publishBlocks(viewer.id)
  })
  mount(app, db, privacy.unblock, async ({ viewer, params }) => {
    await unblockPerson(db, viewer.id, params.id)
    publishBlocks(viewer.id)
  })
}

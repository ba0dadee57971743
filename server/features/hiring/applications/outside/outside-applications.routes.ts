import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { outsideApplications } from '#shared/features/hiring/applications/outside-applications.contract.ts'
import { addOutside, changeOutside, listOutside, removeOutside } from './outside-applications.service.ts'

export function outsideApplicationsRoutes(app: App, { db: pool, clock }: Platform): void {
  mount(app, pool, outsideApplications.list, ({ viewer, query }) => listOutside(pool, viewer, query.isArchived))
  mount(app, pool, outsideApplications.add, ({ db, viewer, body }) => addOutside(db, clock, viewer, body))
  mount(app, pool, outsideApplications.update, ({ viewer, params, body }) =>
    changeOutside(pool, clock, viewer, params.id, body),
  )
  mount(app, pool, outsideApplications.remove, ({ viewer, params }) => removeOutside(pool, viewer, params.id))
}

import { findCurrentCompany, rememberCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { teams } from '#shared/features/people/team/team.contract.ts'
import { accept, invite, resend, showReceived, withdraw } from './invitations.service.ts'
import { changeRole, handOver, showTeam } from './team.service.ts'

export function teamRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, teams.show, async ({ db, viewer, request }) =>
    showTeam(db, platform, viewer, found(await findCurrentCompany(db, viewer, request)).id),
  )
  mount(app, platform.db, teams.invite, ({ db, viewer, params, body, request }) =>
    invite(db, platform, { viewer, i18n: request.i18n }, params.companyId, body),
  )
  mount(app, platform.db, teams.resend, ({ db, viewer, params, request }) =>
    resend(db, platform, { viewer, i18n: request.i18n }, params.companyId, params.id),
  )
  mount(app, platform.db, teams.withdraw, ({ db, viewer, params }) => withdraw(db, viewer, params.companyId, params.id))
  mount(app, platform.db, teams.changeRole, ({ db, viewer, params, body }) =>
    changeRole(db, platform, viewer, params.companyId, { personId: params.personId, role: body.role }),
  )
  mount(app, platform.db, teams.handOver, ({ db, viewer, params, body }) =>
    handOver(db, platform, viewer, params.companyId, body.personId),
  )
  mount(app, platform.db, teams.received, ({ db, query }) => showReceived(db, platform, query.token))
  mount(app, platform.db, teams.accept, async ({ db, viewer, body, reply }) => {
    const company = await accept(db, platform, viewer, body.token)
    rememberCompany({ reply, isSecure: platform.url.startsWith('https:') }, company.id)
    return company
  })
}

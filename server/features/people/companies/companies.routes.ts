import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companies } from '#shared/features/people/companies/companies.contract.ts'
import {
  changePage,
  createCompany,
  listCompanies,
  listOwnCompanies,
  listWaitingCompanies,
  removeMember,
  showCompany,
} from './companies.service.ts'
import { decideWithoutCase } from './company-decisions.service.ts'
import { findCurrentCompany, rememberCompany, switchCompany } from './current-company.service.ts'

export function companiesRoutes(app: App, platform: Platform): void {
  const isSecure = platform.url.startsWith('https:')
  mount(app, platform.db, companies.list, ({ db, query }) => listCompanies(db, query))
  mount(app, platform.db, companies.show, ({ db, viewer, params }) => showCompany(db, viewer, params.slug))
  mount(app, platform.db, companies.mine, ({ db, viewer }) => listOwnCompanies(db, viewer))
  mount(app, platform.db, companies.current, async ({ db, viewer, request }) => ({
    company: await findCurrentCompany(db, viewer, request),
  }))
  mount(app, platform.db, companies.switch, ({ db, viewer, body, reply }) =>
    switchCompany(db, viewer, body.companyId, { reply, isSecure }),
  )
  mount(app, platform.db, companies.waiting, ({ db, query }) => listWaitingCompanies(db, query))
  mount(app, platform.db, companies.create, async ({ db, viewer, body, reply }) => {
    const company = await createCompany(db, viewer, body)
    rememberCompany({ reply, isSecure }, company.id)
    return company
  })
  mount(app, platform.db, companies.page, async ({ db, viewer, request }) =>
    showCompany(db, viewer, found(await findCurrentCompany(db, viewer, request)).slug),
  )
  mount(app, platform.db, companies.update, ({ db, viewer, params, body }) =>
    changePage(db, viewer, params.companyId, body),
  )
  mount(app, platform.db, companies.changeStatus, ({ db, viewer, params, body }) =>
    decideWithoutCase(db, platform, viewer, params.id, body),
  )
  mount(app, platform.db, companies.removeMember, ({ db, viewer, params }) =>
    removeMember(db, platform, viewer, params.companyId, params.personId),
  )
}

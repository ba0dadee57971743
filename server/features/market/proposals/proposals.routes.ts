import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyProposals, proposals } from '#shared/features/market/proposals/proposals.contract.ts'
import { acceptProposal, declineProposal, showProposal } from './answering.service.ts'
import { createProposal, listProposals, withdrawProposal } from './writing.service.ts'

export function proposalsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, proposals.list, ({ db, viewer, query }) => listProposals(db, platform, viewer, query))
  mount(app, pool, proposals.create, ({ db, viewer, body }) => createProposal(db, platform, viewer, body))
  mount(app, pool, proposals.withdraw, ({ viewer, params }) => withdrawProposal(platform, viewer, params.id))
  mount(app, pool, proposals.show, ({ viewer, query }) => showProposal(platform, viewer, query.token))
  mount(app, pool, proposals.accept, ({ viewer, body }) =>
    acceptProposal(platform, { viewer, company: null }, body.token),
  )
  mount(app, pool, proposals.decline, ({ viewer, body }) => declineProposal(platform, viewer, body.token))
  mount(app, pool, companyProposals.accept, async ({ db, viewer, request, body }) => {
    const company = found(await findCurrentCompany(db, viewer, request))
    return acceptProposal(platform, { viewer, company }, body.token)
  })
}

import type { FastifyRequest } from 'fastify'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { peopleSearch } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { addToList, createList, removeFromList, removeList, renameList } from './people-lists.service.ts'
import { findPeople, type Member, showContext } from './people-search.service.ts'

export function peopleSearchRoutes(app: App, { db: pool, clock }: Platform): void {
  mount(app, pool, peopleSearch.search, async ({ request, ...call }) =>
    findPeople(call.db, { ...(await memberOf({ request, ...call })), i18n: request.i18n, clock }, call.query),
  )
  mount(app, pool, peopleSearch.context, async (call) =>
    showContext(call.db, await memberOf(call), call.query.skills ?? []),
  )
  mount(app, pool, peopleSearch.createList, async (call) => createList(call.db, await memberOf(call), call.body))
  mount(app, pool, peopleSearch.renameList, async (call) =>
    renameList(call.db, await memberOf(call), call.params.id, call.body),
  )
  mount(app, pool, peopleSearch.deleteList, async (call) => removeList(call.db, await memberOf(call), call.params.id))
  mount(app, pool, peopleSearch.addToList, async (call) =>
    addToList(call.db, await memberOf(call), call.params.id, call.params.talentId),
  )
  mount(app, pool, peopleSearch.removeFromList, async (call) =>
    removeFromList(call.db, await memberOf(call), call.params.id, call.params.talentId),
  )
}

type Call = { db: Db; viewer: Viewer; request: FastifyRequest }

const memberOf = async ({ db, viewer, request }: Call): Promise<Member> => ({
  viewer,
  company: found(await findCurrentCompany(db, viewer, request)),
})

// Who in a company may call what: every endpoint of the company workspace by every role. Features write out theirs by hand in
// X.company.builder.ts; an endpoint that is not there fails the test.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyTokenScopes } from '#shared/access/token-scopes.ts'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { headersOf } from './features/base/files/files.builder.ts'
import { aCompanyToken, callWith } from './features/entry/company-tokens/company-tokens.builder.ts'
import { testSubjects } from './features/hiring/screeners/screeners.builder.ts'
import { aCompany } from './features/people/companies/companies.builder.ts'
import { addMember } from './features/people/companies/companies.service.ts'
import { collectRoutes, type MountedRoute, nameOf } from './platform/testing/mounted-routes.ts'
import { sampleOf } from './platform/testing/sample-body.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { aCompanyWithEverything, type CompanyRoles, companyRoles } from './test-company.ts'

type World = Awaited<ReturnType<typeof aCompanyWithEverything>>

let test: TestApp
let routes: MountedRoute[]
let matrix: CompanyRoles
beforeAll(async () => {
  const mounted = await collectRoutes(() => createTestApp({}, { standIns: [testSubjects] }))
  test = mounted.built
  const isCompanys = ({ url, method }: MountedRoute) => url.startsWith('/company/api/') && method !== 'HEAD'
  // For forms, every PUT is also mounted as a POST.
  routes = mounted.routes.filter((route) => isCompanys(route) && !route.isHidden)
  matrix = await companyRoles()
})
afterAll(() => test.close())

function addressOf({ url, query }: MountedRoute, { records, company, job }: World): string {
  const matching = records.filter(({ under }) => url === under || url.startsWith(`${under}/`))
  const [record] = matching.toSorted((one, other) => other.under.length - one.under.length)
  const last = record?.under.split('/:').at(-1)
  const values: Record<string, string> = { ...record?.parts, ...(record && last && { [last]: record.id }) }
  const path = url.replace(/:(\w+)/g, (name, key: string) => values[key] ?? name)
  return query ? `${path}?companyId=${company.id}&jobId=${job.id}` : path
}

async function call(route: MountedRoute, world: World): Promise<number> {
  const { member, bodies } = world
  if (!member.visitor.cookies.has('XSRF-TOKEN')) await member.visitor.get('/sanctum/csrf-cookie')
  const named = bodies[nameOf(route)]
  const payload = route.body && JSON.stringify({ ...(sampleOf(route.body) as object), ...named })
  const answer = await test.app.inject({
    method: route.method as 'POST',
    url: addressOf(route, world),
    headers: { ...headersOf(member), ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload }),
  })
  return answer.statusCode
}

const methods = ['GET', 'PUT', 'POST', 'DELETE']
const inOrder = (one: MountedRoute, other: MountedRoute): number =>
  methods.indexOf(one.method) - methods.indexOf(other.method) || other.url.length - one.url.length

it('lists every endpoint of the company workspace, and nothing else', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(routes.map(nameOf).toSorted())
})

describe.each(memberRoles)('a company’s %s', (role) => {
  it('may call what the table allows, and nothing else', async () => {
    const world = await aCompanyWithEverything(test, role)
    const wrong: string[] = []
    for (const route of routes.toSorted(inOrder)) {
      const mayCall = matrix[nameOf(route)]?.split(' ').includes(role) ?? false
      const status = await call(route, world)
      const wasAllowed = ![401, 403, 404].includes(status)
      if (wasAllowed !== mayCall || status >= 500) wrong.push(`${nameOf(route)}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('a company’s API token', () => {
  it('reaches nothing of another company its creator works for', async () => {
    const world = await aCompanyWithEverything(test, 'owner')
    const other = await aCompany(test)
    await addMember(test.platform.db, other.owner, other.company.id, { personId: world.member.id, role: 'owner' })
    await world.member.visitor.put('/company/api/current-company', { companyId: other.company.id })
    const { token } = await aCompanyToken(world.member, { scopes: [...companyTokenScopes] })
    const wrong: string[] = []
    for (const route of routes.filter(({ url }) => url.includes(':')).toSorted(inOrder)) {
      const payload = route.body && { ...(sampleOf(route.body) as object), ...world.bodies[nameOf(route)] }
      const answer = await callWith(test, token, {
        method: route.method,
        url: addressOf(route, world),
        ...(payload && { payload }),
      })
      if (![403, 404, 422].includes(answer.statusCode)) wrong.push(`${nameOf(route)}: ${answer.statusCode}`)
    }
    expect(wrong).toEqual([])
    const { company } = (await callWith(test, token, { url: '/company/api/current-company' })).json()
    expect(company.id).toBe(other.company.id)
  })
})

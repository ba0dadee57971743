// Mass assignment: fields that are not in the contract have no effect. The bodies are generated from the mounted routes, so
// that routes added later are covered, too.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  anUnverifiedTalent,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from './features/base/accounts/accounts.builder.ts'
import { headersOf } from './features/base/files/files.builder.ts'
import { GOOD_PASSWORD } from './features/entry/sign-in/sign-in.builder.ts'
import { aVerifiedCompany } from './features/people/companies/companies.builder.ts'
import { nameOf as at, collectRoutes, type MountedRoute } from './platform/testing/mounted-routes.ts'
import { looseObjectsIn, sampleOf } from './platform/testing/sample-body.ts'
import { createTestApp, type TestApp } from './test-app.ts'

type Route = MountedRoute & { body: z.ZodType }

let routes: Route[]
let test: TestApp
let victim: BuiltPerson
let company: { id: string }
let operator: BuiltPerson

beforeAll(async () => {
  const mounted = await collectRoutes(() => createTestApp())
  test = mounted.built
  // For forms, every PUT is also mounted as a POST.
  routes = mounted.routes.filter((route): route is Route => route.body !== null && !route.isHidden)
  victim = await aVerifiedTalent(test)
  operator = await aPersonWith(test, 'operator')
  company = (await aVerifiedCompany(test)).company
})
afterAll(() => test.close())

const named = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]))

const extras = () => ({
  ...named(['id', 'personId', 'person_id', 'userId', 'user_id', 'ownerId'], victim.id),
  ...named(['companyId', 'company_id', 'tenantId', 'tenant_id'], company.id),
  ...named(['isOperator', 'is_operator', 'isAdmin', 'is_admin', 'verified', 'isVerified'], true),
  ...named(
    ['emailVerifiedAt', 'email_verified_at', 'suspendedAt', 'createdAt', 'created_at'],
    '2020-01-01T00:00:00.000Z',
  ),
  ...named(['passwordHash', 'password_hash', 'keyHash', 'secretHash'], 'x'),
  viewer: { id: victim.id },
  role: 'operator',
  roles: ['operator', 'company'],
  status: 'verified',
  score: 100,
})

/** In every object of the body, not only at the top level. */
const withExtras = (value: unknown, order: 'above' | 'below'): unknown => {
  if (Array.isArray(value)) return value.map((one) => withExtras(one, order))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withExtras(part, order)]))
  return order === 'above' ? { ...own, ...extras() } : { ...extras(), ...own }
}

const send = (visitor: BuiltPerson['visitor'], { method, url }: Route, body: unknown) =>
  test.app.inject({
    method: method as 'POST',
    url: url.replace(/:\w+/g, victim.id),
    headers: { ...headersOf({ visitor }), 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

/** Anyone may open a conversation with anyone, which adds a row for them; it shows nothing before the first message. */
const writableByAll = 'conversation_members'

/** Every row about a person, concatenated per table. */
async function everythingAbout(personId: string): Promise<Record<string, unknown>> {
  const { db } = test.platform
  const { rows: tables } = await db.execute<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'person_id' and table_name <> '${writableByAll}' order by 1`,
  )
  const facts: Record<string, unknown> = {}
  for (const { name, key } of [
    { name: 'people', key: 'id' },
    ...tables.map((table) => ({ ...table, key: 'person_id' })),
  ])
    facts[name] = (
      await db.execute(
        `select string_agg(t::text, ' ' order by t::text) as rows from "${name}" t where ${key} = '${personId}'`,
      )
    ).rows
  return facts
}

/** What nobody can grant themselves. */
const privilegesOf = async (personId: string | null) =>
  (
    await test.platform.db.execute(`
      select email_verified_at, suspended_at, p.created_at,
        exists(select 1 from person_roles r where r.person_id = p.id and role = 'operator') as is_operator,
        exists(select 1 from company_members m where m.person_id = p.id and company_id = '${company.id}') as is_member
      from people p where id = ${personId ? `'${personId}'` : null}`)
  ).rows

const companyRow = async () =>
  (await test.platform.db.execute(`select c::text from companies c where id = '${company.id}'`)).rows

describe('a body with unknown fields', () => {
  it('is detected where a schema would let them through', () => {
    const loose = z.object({ list: z.array(z.looseObject({ name: z.string() })) })
    expect(looseObjectsIn(loose)).toEqual(['body.properties.list.items'])
    expect(looseObjectsIn(z.record(z.string(), z.string()))).toEqual(['body'])
    expect(looseObjectsIn(z.record(z.uuid(), z.string()))).toEqual([])
  })

  it('is stripped or rejected by every endpoint', () => {
    expect(routes.length).toBeGreaterThan(30)
    expect(routes.flatMap((route) => looseObjectsIn(route.body).map((open) => `${at(route)}: ${open}`))).toEqual([])
  })

  it("changes nobody else's data and grants no privileges, whoever sends it", async () => {
    const before = [await everythingAbout(victim.id), await everythingAbout(operator.id), await companyRow()]
    const statuses = new Map<string, number[]>()
    const guest = { visitor: test.visitor(), id: null }
    await guest.visitor.get('/sanctum/csrf-cookie')
    const { owner } = await aVerifiedCompany(test)
    const senders = [
      guest,
      await aVerifiedTalent(test),
      await anUnverifiedTalent(test),
      owner,
      await aPersonWith(test, 'operator'),
    ]
    for (const route of routes)
      for (const order of ['above', 'below'] as const) {
        const body = withExtras(sampleOf(route.body), order)
        for (const { visitor, id } of senders) {
          const rights = await privilegesOf(id)
          const { statusCode } = await send(visitor, route, body)
          statuses.set(at(route), [...(statuses.get(at(route)) ?? []), statusCode])
          expect(await privilegesOf(id), at(route)).toEqual(rights)
        }
      }
    expect([...statuses].filter(([, all]) => all.some((status) => status >= 500))).toEqual([])
    expect([await everythingAbout(victim.id), await everythingAbout(operator.id), await companyRow()]).toEqual(before)
    const accepted = [...statuses].filter(([, all]) => all.some((status) => status < 300)).map(([name]) => name)
    expect(accepted).toEqual(
      expect.arrayContaining(['POST /login/link', 'PUT /user/password', 'POST /company/api/companies']),
    )
  })

  it('creates nothing but a new talent at sign-up', async () => {
    const visitor = test.visitor()
    const body = { name: 'Amina', email: 'amina@people.example', password: GOOD_PASSWORD, acceptsTerms: true }
    expect((await visitor.post('/register', { ...extras(), ...body })).statusCode).toBe(201)
    const identity = (await visitor.get('/api/user')).json()
    expect(identity).toMatchObject({ roles: ['talent'], email_verified_at: null })
    expect(identity.id).not.toBe(victim.id)
  })
})

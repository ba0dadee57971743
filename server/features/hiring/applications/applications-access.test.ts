// Every endpoint of applications, called by the applicant, another talent, members in each role, another company, an operator and
// a guest.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aPerson,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember, changeStatus } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { companyApplications } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { outsideApplications } from '#shared/features/hiring/applications/outside-applications.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { anApplication } from './applications.builder.ts'

const people = [
  'the talent',
  'another talent',
  'the owner',
  'a recruiter',
  'a hiring manager',
  'an interviewer',
  'a viewer',
  'another company',
  'an operator',
  'a guest',
] as const
type Person = (typeof people)[number]
type Statuses = readonly number[]

// In the order of `people`.
const OWN: Statuses = [200, 404, 404, 404, 404, 404, 404, 404, 404, 401]
const ACTING: Statuses = [403, 403, 200, 200, 200, 403, 403, 404, 403, 401]
const JUDGING: Statuses = [403, 403, 200, 200, 200, 200, 403, 404, 403, 401]
const READING: Statuses = [403, 403, 200, 200, 200, 200, 200, 404, 403, 401]
const ANYBODY: Statuses = [200, 200, 200, 200, 200, 200, 200, 200, 200, 401]
const WITH_FILE: Statuses = [200, 404, 200, 200, 200, 200, 200, 404, 404, 401]
const OPEN: Statuses = people.map(() => 200)

type Row = { endpoint: Endpoint; body?: object; query?: string; expected: Statuses; success?: number }

const company = companyApplications
const rows: Record<string, Row> = {
  list: { endpoint: applications.list, expected: ANYBODY },
  statistics: { endpoint: applications.statistics, expected: ANYBODY },
  show: { endpoint: applications.show, expected: OWN },
  copy: { endpoint: applications.copy, expected: OWN },
  archive: { endpoint: applications.archive, body: { isArchived: false }, expected: OWN },
  edit: { endpoint: applications.edit, body: { coverNote: 'Better' }, expected: OWN },
  withdraw: { endpoint: applications.withdraw, body: {}, expected: OWN },
  // Still active, so those with access get a conflict.
  'delete submission': { endpoint: applications.deleteSubmission, expected: OWN, success: 409 },
  // Not overdue yet, so those with access get a conflict.
  giveUp: { endpoint: applications.giveUp, expected: OWN, success: 409 },
  file: { endpoint: applications.file, expected: WITH_FILE },
  responsiveness: { endpoint: applications.responsiveness, expected: OPEN },
  'company list': { endpoint: company.list, query: 'jobId', expected: READING },
  'company board': { endpoint: company.board, query: 'jobId', expected: READING },
  'company neighbours': { endpoint: company.neighbours, expected: READING },
  'company open': { endpoint: company.open, expected: READING },
  'company look': { endpoint: company.look, expected: READING },
  'company video résumé': { endpoint: company.videoResume, expected: READING },
  'company résumé': { endpoint: company.openResume, expected: READING },
  'company move': { endpoint: company.move, body: { stageId: 'stage' }, expected: ACTING },
  'company reject': { endpoint: company.reject, body: { reason: 'skills' }, expected: ACTING },
  'company cancel rejection': { endpoint: company.cancelRejection, expected: ACTING },
  'company hire': { endpoint: company.hire, expected: ACTING },
  // Not rejected, so those with access get a conflict.
  'company reopen': { endpoint: company.reopen, expected: ACTING, success: 409 },
  'company note': { endpoint: company.addNote, body: { text: 'Good' }, expected: JUDGING, success: 201 },
  'company rate': { endpoint: company.rate, body: { rating: 3 }, expected: JUDGING },
  // The owner wrote the note, so nobody else may remove it.
  'company remove note': {
    endpoint: company.removeNote,
    expected: [403, 403, 204, 403, 403, 403, 403, 404, 403, 401],
  },
  'outside list': { endpoint: outsideApplications.list, expected: ANYBODY },
  'outside add': {
    endpoint: outsideApplications.add,
    body: { company: 'Elsewhere', role: 'Baker', status: 'applied' },
    expected: ANYBODY,
    success: 201,
  },
  'outside change': {
    endpoint: outsideApplications.update,
    body: { company: 'Elsewhere', role: 'Baker', status: 'offer' },
    expected: OWN,
  },
  'outside remove': { endpoint: outsideApplications.remove, expected: OWN, success: 204 },
}

let test: TestApp
let visitors: Record<Person, Visitor>
let talent: BuiltPerson
let employer: Awaited<ReturnType<typeof anApplication>>

beforeAll(async () => {
  test = await createTestApp()
  employer = await anApplication(test)
  const { owner } = employer
  talent = await aVerifiedTalent(test)
  const colleague = async (role: MemberRole) => {
    const person = await aPerson(test, { roles: ['company'] })
    await addMember(test.platform.db, owner, employer.company.id, { personId: person.id, role })
    return person.visitor
  }
  visitors = {
    'the talent': talent.visitor,
    'another talent': (await aVerifiedTalent(test)).visitor,
    'the owner': owner.visitor,
    'a recruiter': await colleague('recruiter'),
    'a hiring manager': await colleague('hiring_manager'),
    'an interviewer': await colleague('interviewer'),
    'a viewer': await colleague('viewer'),
    'another company': (await aVerifiedCompany(test)).owner.visitor,
    'an operator': (await aPersonWith(test, 'operator')).visitor,
    'a guest': test.visitor(),
  }
})
afterAll(() => test.close())

/** Everything the path parameters refer to. */
async function things(row: Row) {
  if (row.endpoint.path.startsWith('/talent/api/outside')) {
    const added = await talent.visitor.post(outsideApplications.add.path, {
      company: 'Elsewhere',
      role: 'Baker',
      status: 'saved',
    })
    return { id: added.json<{ id: string }>().id }
  }
  const resume = { id: await fileOf(), name: 'cv.txt', size: 14 }
  const { id, job, owner } = await anApplication(test, { talent, to: employer, sent: { resume } })
  const opened = (await owner.visitor.get(`/company/api/applications/${id}`)).json<{ stages: { id: string }[] }>()
  // Only where it is needed: adding a note marks the application as seen, after which it cannot be edited.
  const note =
    row.endpoint === company.removeNote
      ? (await owner.visitor.post(`/company/api/applications/${id}/notes`, { text: 'Mine' })).json<{ id: string }>()
      : null
  const isCompany = row.endpoint === applications.responsiveness
  return {
    id: note?.id ?? (isCompany ? employer.company.id : id),
    applicationId: id,
    fileId: resume.id,
    jobId: job.id,
    stage: opened.stages[0]?.id,
  }
}

let file: string | undefined
const fileOf = async () => (file ??= await aReadyFile(test, talent))

type Things = Awaited<ReturnType<typeof things>>

async function call(visitor: Visitor, { endpoint, body, query }: Row, named: Things): Promise<number> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: keyof Things) => String(named[name]))
  const url = query ? `${path}?jobId=${named.jobId}` : path
  const given = body && 'stageId' in body ? { stageId: named.stage } : body
  if (endpoint.method === 'GET') return (await visitor.get(url)).statusCode
  if (endpoint.method === 'DELETE') return (await visitor.delete(url)).statusCode
  const write = { POST: 'post', PUT: 'put', PATCH: 'patch' } as const
  return (await visitor[write[endpoint.method]](url, given)).statusCode
}

const withdraw = ({ applicationId }: Things) =>
  applicationId && talent.visitor.post(`/talent/api/applications/${applicationId}/withdraw`, {})

describe('every endpoint', () => {
  it.each(Object.entries(rows))('%s answers every kind of person as expected', async (_name, row) => {
    const answers: Record<string, number> = {}
    let named = await things(row)
    for (const person of people) {
      const status = await call(visitors[person], row, named)
      answers[person] = status
      // A deleted resource needs a replacement for the next person.
      if (row.endpoint.method !== 'DELETE' || status >= 400) continue
      await withdraw(named)
      named = await things(row)
    }
    await withdraw(named)
    const expected = row.expected.map((status) => (status === 200 ? (row.success ?? 200) : status))
    expect(answers).toEqual(Object.fromEntries(people.map((person, place) => [person, expected[place]])))
  })

  it('of the three contracts is covered', () => {
    const mounted = [applications, companyApplications, outsideApplications].flatMap((one) => Object.values(one))
    expect(new Set(Object.values(rows).map(({ endpoint }) => endpoint))).toEqual(new Set(mounted))
  })
})

it('applications tracked elsewhere are listed for their owner only', async () => {
  const { id } = await things({ endpoint: outsideApplications.list, expected: OWN })
  const listedFor = async (visitor: Visitor) =>
    (await visitor.get(outsideApplications.list.path)).json<{ id: string }[]>().map((one) => one.id)
  expect(await listedFor(talent.visitor)).toContain(id)
  expect(await listedFor(visitors['another talent'])).not.toContain(id)
})

it('a suspended company can no longer read applications', async () => {
  const { id, owner, company: suspended } = await anApplication(test)
  const operator = { id: newId(), roles: ['operator' as const] }
  await changeStatus(test.platform.db, operator, suspended.id, { event: 'suspend', reason: 'Asked for money' })
  expect((await owner.visitor.get(`/company/api/applications/${id}`)).statusCode).toBe(403)
})

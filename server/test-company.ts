// Who in a company may call what (server/company-matrix.test.ts). A feature with endpoints of the company workspace exports from
// X.company.builder.ts: `roles`, written out by hand, so that a loosened policy does not loosen the expectation; `records`, what
// its endpoints are called with.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { aVerifiedTalent } from './features/base/accounts/accounts.builder.ts'
import { aReadyFile } from './features/base/files/files.builder.ts'
import { anApplication } from './features/hiring/applications/applications.builder.ts'
import { aJobWithTest } from './features/hiring/screeners/screeners.builder.ts'
import { aMember } from './features/people/team/team.builder.ts'
import type { TestApp } from './test-app.ts'

export const everyone = 'owner admin recruiter hiring_manager interviewer viewer'
export const judging = 'owner admin recruiter hiring_manager interviewer'
export const hiring = 'owner admin recruiter hiring_manager'
export const signing = 'owner admin hiring_manager'
export const publishing = 'owner admin recruiter'
export const managing = 'owner admin'

/** `GET /company/api/orders` → the roles that may call it. */
export type CompanyRoles = Readonly<Record<string, string>>
/** `id`: for the parameter with which `under` ends. `parts`: for further parameters. */
type CompanyRecord = { under: string; id: string; parts?: Record<string, string> }
/** `bodies`: by endpoint, what has to differ from the sample body. */
type Called = { records?: CompanyRecord[]; bodies?: Record<string, object> }
export type CompanyRecords = (world: CompanyWorld) => Promise<Called> | Called
type CompanyWorld = Awaited<ReturnType<typeof aCompanyWorld>>

type CompanyCalls = { roles: CompanyRoles; records?: CompanyRecords }

async function callsOfFeatures(): Promise<CompanyCalls[]> {
  const paths = globSync('features/**/*.company.builder.ts', { cwd: import.meta.dirname }).toSorted()
  return Promise.all(paths.map((path) => import(join(import.meta.dirname, path)) as Promise<CompanyCalls>))
}

export async function companyRoles(): Promise<CompanyRoles> {
  return Object.fromEntries((await callsOfFeatures()).flatMap(({ roles }) => Object.entries(roles)))
}

/** A company with a job, an applicant and a member with this role. */
async function aCompanyWorld(test: TestApp, role: MemberRole) {
  const { job, owner, company, written } = await aJobWithTest(test)
  const member = role === 'owner' ? owner : await aMember(test, owner, company, role)
  const applicant = await aVerifiedTalent(test)
  const resume = { id: await aReadyFile(test, applicant), name: 'cv.txt', size: 14 }
  const application = await anApplication(test, {
    talent: applicant,
    to: { job, owner, company },
    sent: { resume },
  })
  /** Created by the owner; the id of what came of it. */
  const created = async (path: string, body: object): Promise<string> => {
    const answer = await owner.visitor.post(path, body)
    if (answer.statusCode >= 300) throw new Error(`POST ${path}: ${answer.body}`)
    return answer.json<{ id: string }>().id
  }
  return { test, job, owner, company, written, member, applicant, application, created }
}

/** The same with one of everything else that the company workspace shows. */
export async function aCompanyWithEverything(test: TestApp, role: MemberRole) {
  const world = await aCompanyWorld(test, role)
  const found: CompanyRecord[] = []
  const bodies: Record<string, object> = {}
  for (const { records } of await callsOfFeatures()) {
    const of = await records?.(world)
    found.push(...(of?.records ?? []))
    Object.assign(bodies, of?.bodies)
  }
  return { ...world, records: found, bodies }
}

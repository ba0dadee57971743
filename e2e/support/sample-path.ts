// Screens that show one record are tested with a record of the demo world.

import { randomUUID } from 'node:crypto'
import { DEMO_HANDLE } from '../../server/seeds/demo-accounts.ts'
import { demoCompanySource } from '../../server/seeds/demo-sources.ts'
import type { ApplicationsPage } from '../../shared/features/hiring/applications/applications.contract.ts'
import type { Assessment } from '../../shared/features/skills/assessments/assessments.contract.ts'
import type { OwnTest } from '../../shared/features/skills/assessments/company-assessments.contract.ts'
import type { CredentialKind, OwnCredential } from '../../shared/features/skills/credentials/credentials.contract.ts'
import type { JobList } from '../../shared/features/workspace/company-jobs/company-jobs.contract.ts'
import type { Page } from '../../shared/kit/pagination.ts'
import type { Screen } from '../../shared/screens.ts'
import { HttpVisitor } from './http-visitor.ts'
import { people } from './people.ts'
import { PRODUCT_URL } from './settings.ts'

export async function samplePath({ path }: Pick<Screen, 'path'>): Promise<string> {
  if (!path.includes(':')) return path
  if (/^\/(login|signup)\//.test(path)) return path.replace(':id', demoCompanySource.linkId)
  if (/^\/(jobs|apply)\//.test(path)) return path.replace(':id', await anOpenJob())
  if (path.startsWith('/applications/')) return path.replace(':id', await anApplication())
  if (path.startsWith('/company/applicants/')) return path.replace(':id', (await anApplicant()).id)
  if (path === '/company/jobs/:id/applicants') return path.replace(':id', (await anApplicant()).jobId)
  if (path.startsWith('/company/jobs/')) return path.replace(':id', await aJobOfTheMember())
  if (path === '/offers/:id') return path.replace(':id', await aRecord('verified', '/talent/api/offers'))
  if (path === '/company/offers/:id') return path.replace(':id', await aRecord('member', '/company/api/offers'))
  if (path === '/assessments/:token/start-interview') return path.replace(':token', await anInterviewToAnswer())
  if (path.startsWith('/assessments/:token'))
    return path.replace(':token', await aRecord('verified', '/talent/api/assessments'))
  if (path === '/company/assessments/tests/:id') return path.replace(':id', await aTestOfTheMember())
  if (path === '/company/assessments/:id')
    return path.replace(':id', await aRecord('member', '/company/api/assessments'))
  if (path === '/interviews/:id/room') return path.replace(':id', await anInterview())
  if (path.startsWith('/skill-center/')) return path.replace(':slug', 'git')
  if (path.startsWith('/badges/')) return path.replace(':id', await aCredential('skill_test'))
  if (path.startsWith('/certificates/')) return path.replace(':id', await aCredential('course'))
  if (path.startsWith('/courses/')) return path.replace(':id', 'contracts-across-borders')
  if (path.startsWith('/masterclass/'))
    return path.replace(':category', 'upcoming-talks').replace(':id', await aRecord('verified', '/talent/api/talks'))
  if (path === '/elite/projects/:id') return path.replace(':id', randomUUID())
  if (path === '/company/projects/:id') return path.replace(':id', await aRecord('member', '/company/api/projects'))
  if (path === '/elite/briefs/:id') return path.replace(':id', randomUUID())
  if (path.startsWith('/company/briefs/:id')) return path.replace(':id', await aRecord('member', '/company/api/briefs'))
  if (path.startsWith('/elite/onboarding/pending-actions/')) return path.replace(':id', randomUUID())
  if (path.startsWith('/endorsements/request/')) return path.replace(':token', 'x'.repeat(43))
  if (path.startsWith('/identity-verification/phone/')) return path.replace(':token', 'x'.repeat(43))
  if (path.startsWith('/proposals/')) return path.replace(':token', 'x'.repeat(43))
  if (path.startsWith('/t/')) return path.replace(':handle', DEMO_HANDLE)
  if (path.startsWith('/c/')) return path.replace(':slug', await aCompany())
  throw new Error(`${path} needs a record of the demo world: add one here`)
}

async function anOpenJob(): Promise<string> {
  const answer = await new HttpVisitor(PRODUCT_URL).call('/shared/api/jobs?limit=1')
  const { items } = (await answer.json()) as { items: { id: string }[] }
  if (!items[0]) throw new Error('the demo world has no open job')
  return items[0].id
}

async function aCompany(): Promise<string> {
  const answer = await new HttpVisitor(PRODUCT_URL).call('/shared/api/companies?limit=1')
  const { items } = (await answer.json()) as { items: { slug: string }[] }
  if (!items[0]) throw new Error('the demo world has no company')
  return items[0].slug
}

/** Belongs to the person used for verified screens. */
async function anApplication(): Promise<string> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: people.verified })
  const { items } = (await (await visitor.call('/talent/api/applications?limit=1')).json()) as ApplicationsPage
  if (!items[0]) throw new Error('the demo talent has no application')
  return items[0].id
}

/** One that takes place in our own room; it is over if the demo world was created hours ago. */
async function anInterview(): Promise<string> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: people.verified })
  const list = async (show: string) => {
    const answer = await visitor.call(`/talent/api/interviews?limit=1&show=${show}`)
    return ((await answer.json()) as { items: { id: string }[] }).items
  }
  const items = [...(await list('upcoming')), ...(await list('completed'))]
  if (!items[0]) throw new Error('the demo talent has no interview')
  return items[0].id
}

async function aCredential(kind: CredentialKind): Promise<string> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: people.verified })
  const { items } = (await (await visitor.call('/talent/api/credentials?limit=100')).json()) as Page<OwnCredential>
  const found = items.find((one) => one.kind === kind)
  if (!found) throw new Error(`the demo talent has no credential for a ${kind}`)
  return found.id
}

async function aRecord(who: 'verified' | 'member', list: string): Promise<string> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: people[who] })
  const { items } = (await (await visitor.call(list)).json()) as { items: { id: string }[] }
  if (!items[0]) throw new Error(`the demo world has nothing in ${list}`)
  return items[0].id
}

async function anInterviewToAnswer(): Promise<string> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: people.verified })
  const { items } = (await (await visitor.call('/talent/api/assessments')).json()) as Page<Assessment>
  const found = items.find(({ format }) => format === 'interview')
  if (!found) throw new Error('the demo talent has no interview to answer')
  return found.id
}

async function aTestOfTheMember(): Promise<string> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: people.member })
  const { own } = (await (await visitor.call('/company/api/assessment-library')).json()) as { own: OwnTest[] }
  if (!own[0]) throw new Error('the demo company has no test')
  return own[0].testId
}

/** Of the company of the person used for company screens; one that can be edited. */
async function aJobOfTheMember(): Promise<string> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: people.member })
  const { items } = (await (await visitor.call('/company/api/job-list?state=open&limit=1')).json()) as JobList
  if (!items[0]) throw new Error('the demo company has no open job')
  return items[0].id
}

/** Of the company of the person used for company screens. */
async function anApplicant(): Promise<{ id: string; jobId: string }> {
  const visitor = new HttpVisitor(PRODUCT_URL)
  await visitor.write('/login', { body: people.member })
  const answer = await visitor.call('/company/api/applications?limit=1')
  const { items } = (await answer.json()) as { items: { id: string; jobId: string }[] }
  if (!items[0]) throw new Error('the demo company has no applicant')
  return items[0]
}

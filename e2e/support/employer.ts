// The demo company at work: publishes jobs, invites people. Over HTTP, because these tests are about the talent.

import { DEMO_PASSWORD, demoOperator, demoOwner } from '../../server/seeds/demo-accounts.ts'
import type { CompanyJob } from '../../shared/features/jobs/jobs/jobs.contract.ts'
import type { OwnCompany } from '../../shared/features/people/companies/companies.contract.ts'
import { HttpVisitor } from './http-visitor.ts'
import { PRODUCT_URL } from './settings.ts'

async function signedIn(email: string, url = PRODUCT_URL): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(url)
  const answer = await visitor.write('/login', { body: { email, password: DEMO_PASSWORD } })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return visitor
}

async function write<T>(visitor: HttpVisitor, path: string, body: object): Promise<T> {
  const answer = await visitor.write(path, { body })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const TEXT = `<p>${'You build the part of our product that nobody sees and everybody waits for. '.repeat(4)}</p>`

/** An open job of the demo company with this title, open to everybody. */
export async function publishJob(title: string, url = PRODUCT_URL): Promise<CompanyJob> {
  const owner = await signedIn(demoOwner.email, url)
  const [company] = (await (await owner.call('/company/api/companies')).json()) as OwnCompany[]
  const draft = await write<CompanyJob>(owner, '/company/api/jobs', {
    companyId: company?.id,
    title,
    description: TEXT,
    eligibility: { mode: 'worldwide' },
    skills: [{ skillId: 'postgresql' }],
    languages: [{ language: 'en', level: 'B2' }],
    pay: { min: { amount: 60_000_00, currency: 'EUR' }, max: { amount: 80_000_00, currency: 'EUR' }, period: 'year' },
    stages: [{ name: 'A first talk', kind: 'interview' }],
  })
  const job = await write<CompanyJob>(owner, `/company/api/jobs/${draft.id}/status`, { event: 'submit' })
  if (job.status === 'published') return job
  const approval = { event: 'approve', updatedAt: job.updatedAt }
  return write(await signedIn(demoOperator.email, url), `/ops/api/jobs/${draft.id}/status`, approval)
}

export async function inviteTo(jobId: string, talentId: string, message: string): Promise<void> {
  await write(await signedIn(demoOwner.email), `/company/api/jobs/${jobId}/invitations`, { talentId, message })
}

/** Any other call as the owner of the demo company. */
export async function callAsOwner<T = unknown>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const owner = await signedIn(demoOwner.email)
  const answer = method === 'GET' ? await owner.call(path) : await owner.write(path, body && { body })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

// A company with one of everything, for tests that call every endpoint of the company workspace.

import { type MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { aVerifiedTalent, type BuiltPerson } from './features/base/accounts/accounts.builder.ts'
import { aReadyFile } from './features/base/files/files.builder.ts'
import { aProposedBrief, askAbout } from './features/elite/briefs/briefs.builder.ts'
import { aCompanyToken } from './features/entry/company-tokens/company-tokens.builder.ts'
import { saveView } from './features/hiring/applicants/applicants.builder.ts'
import { anApplication } from './features/hiring/applications/applications.builder.ts'
import { anInterview, ask, noons } from './features/hiring/interviews/interviews.builder.ts'
import { someTerms } from './features/hiring/offers/offers.builder.ts'
import { ATTEMPTS, aJobWithTest, aSubject, aTestContent } from './features/hiring/screeners/screeners.builder.ts'
import { aFeed } from './features/jobs/feeds/feeds.builder.ts'
import { invitationsOf } from './features/jobs/invitations/invitations.builder.ts'
import { aFindablePerson } from './features/jobs/people-search/people-search.builder.ts'
import { aCompanyInvoice } from './features/market/invoices/invoices.builder.ts'
import { aCompanyOrder } from './features/market/orders/orders.builder.ts'
import { createTemplate } from './features/people/message-templates/message-templates.builder.ts'
import { aMember, aTeamInvitation } from './features/people/team/team.builder.ts'
import { aTestDelivery, aWebhook } from './features/workspace/company-webhooks/company-webhooks.builder.ts'
import { type TestApp } from './test-app.ts'

export type World = { member: BuiltPerson; ids: Record<string, string>; bodies: Record<string, object> }

/** A company with one of everything, and a member with this role. */
export async function aWorld(test: TestApp, role: MemberRole): Promise<World> {
  const { job, owner, company, written } = await aJobWithTest(test)
  const member = role === 'owner' ? owner : await aMember(test, owner, company, role)
  const colleague = await aMember(test, owner, company, 'viewer')
  const [invited, invitable, taker] = [
    await aVerifiedTalent(test),
    await aVerifiedTalent(test),
    await aVerifiedTalent(test),
  ]
  const subjectId = aSubject(taker.id, job.id, { isSent: true, companyPeople: [member.id] })
  const attempt = await taker.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId })
  const resume = { id: await aReadyFile(test, taker), name: 'cv.txt', size: 14 }
  const application = await anApplication(test, { talent: taker, to: { job, owner, company }, sent: { resume } })
  const asked = await ask(test, { owner, id: application.id })
  const { interview } = await anInterview(test, { to: { job, owner, company } }, { times: noons(test, 8, 9, 10) })
  const note = await member.visitor.post(`/company/api/applications/${application.id}/notes`, { text: 'Good' })
  const invitation = await owner.visitor.post(invitationsOf(job.id), { talentId: invited.id, message: 'Join us' })
  const template = await owner.visitor.post(`/company/api/jobs/${job.id}/templates`, { name: 'Engineers' })
  const webhook = await aWebhook(test, company)
  const feed = await aFeed(test, { source: 'greenhouse', url: 'https://boards.example/x', companyId: company.id })
  const list = await owner.visitor.post('/company/api/people-lists', { name: 'Engineers' })
  const offer = await owner.visitor.post(`/company/api/applications/${application.id}/offers`, {
    terms: someTerms(),
    approverId: owner.id,
  })
  const assessment = await owner.visitor.post('/company/api/assessments', {
    testId: written.id,
    email: invitable.email,
  })
  const proposed = await aProposedBrief(test, {}, { owner, company })
  const order = await aCompanyOrder(test, owner)
  const idOf = (answer: typeof note) => answer.json<{ id?: string }>().id ?? job.id
  return {
    member,
    ids: {
      '/company/api/companies/:companyId': company.id,
      '/company/api/jobs/:id': job.id,
      '/company/api/jobs/:jobId': job.id,
      '/company/api/applications/:id': application.id,
      '/company/api/offers/:id': idOf(offer),
      '/company/api/application-notes/:id': idOf(note),
      '/company/api/screener-attempts/:id': idOf(attempt),
      '/company/api/screeners/:id': written.id,
      '/company/api/invitations/:id': idOf(invitation),
      '/company/api/interview-requests/:id': idOf(asked),
      '/company/api/interviews/:id': interview.id,
      '/company/api/assessments/:id': idOf(assessment),
      '/company/api/briefs/:id': proposed.brief.id,
      '/company/api/brief-interests/:id': proposed.interest.id,
      '/company/api/brief-questions/:id': await askAbout(proposed.member, owner, proposed.brief.id),
      '/company/api/orders/:id': order.id,
      '/company/api/invoices/:id': (await aCompanyInvoice(test, owner)).id,
      ':fileId': order.fileId,
      '/company/api/feeds/:id': feed.id,
      '/company/api/job-templates/:id': idOf(template),
      '/company/api/people-lists/:id': idOf(list),
      '/company/api/applicant-views/:id': idOf(await saveView(member)),
      '/company/api/message-templates/:id': idOf(await createTemplate(owner)),
      '/company/api/webhooks/:id': webhook.id,
      '/company/api/webhook-deliveries/:id': (await aTestDelivery(owner, webhook)).id,
      '/company/api/tokens/:id': (await aCompanyToken(owner)).details.id,
      ':personId': colleague.id,
      ':talentId': (await aFindablePerson(test)).id,
      ':id': (await aTeamInvitation(owner, company)).id,
      '?companyId': company.id,
      '?jobId': job.id,
    },
    bodies: {
      'PUT /company/api/current-company': { companyId: company.id },
      // Hiding names would also hide the résumé that the next call opens.
      'PUT /company/api/jobs/:id/applicant-names': { isHidden: false },
      'POST /company/api/applicants/move': {
        stageId: job.id,
        applicants: [{ id: application.id, fromStageId: null }],
      },
      'POST /company/api/applicants/message': { ids: [application.id] },
      'POST /company/api/applicants/message/preview': { ids: [application.id] },
      'POST /company/api/applicants/reject/preview': { ids: [application.id] },
      'POST /company/api/applicants/reject': { ids: [application.id] },
      'POST /company/api/applicants/reject/cancel': { ids: [application.id] },
      'POST /company/api/offers/:id/status': { event: 'submit' },
      'POST /company/api/briefs/:id/status': { event: 'award' },
      'POST /company/api/orders': order.body,
      'POST /company/api/orders/:id/status': { event: 'cancel', text: 'Too slow', fileIds: [] },
      'POST /company/api/jobs': { companyId: company.id },
      'POST /company/api/applicant-views': { jobId: job.id },
      'POST /company/api/screeners': aTestContent(company.id),
      'POST /company/api/assessments': {
        testId: undefined,
        email: undefined,
        skill: 'git',
        applicationId: application.id,
      },
      'POST /company/api/jobs/:jobId/invitations': { talentId: invitable.id, message: 'Join us in Oslo' },
      'POST /company/api/jobs/:id/status': { event: 'pause' },
      'PUT /company/api/companies/:companyId/members/:personId': { role: 'interviewer' },
      'POST /company/api/companies/:companyId/invitations': { role: 'recruiter' },
    },
  }
}

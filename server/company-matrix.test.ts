// Who in a company may call what: every endpoint of the company workspace by every role, written out by hand. An endpoint that is
// not in the table fails the test.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyTokenScopes } from '#shared/access/token-scopes.ts'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { aWorld, type World } from './company-world.builder.ts'
import { headersOf } from './features/base/files/files.builder.ts'
import { aCompanyToken, callWith } from './features/entry/company-tokens/company-tokens.builder.ts'
import { testSubjects } from './features/hiring/screeners/screeners.builder.ts'
import { aCompany } from './features/people/companies/companies.builder.ts'
import { addMember } from './features/people/companies/companies.service.ts'
import { collectRoutes, type MountedRoute, nameOf } from './platform/testing/mounted-routes.ts'
import { sampleOf } from './platform/testing/sample-body.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const everyone = 'owner admin recruiter hiring_manager interviewer viewer'
const judging = 'owner admin recruiter hiring_manager interviewer'
const hiring = 'owner admin recruiter hiring_manager'
const signing = 'owner admin hiring_manager'
const publishing = 'owner admin recruiter'
const managing = 'owner admin'

// biome-ignore format: one line an endpoint, to be read from top to bottom
const matrix: Readonly<Record<string, string>> = {
  // The workspace
  'GET /company/api/overview':                                        everyone,
  'GET /company/api/insights':                                        everyone,
  'GET /company/api/companies':                                       everyone,
  'POST /company/api/companies':                                      everyone,
  'GET /company/api/current-company':                                 everyone,
  'PUT /company/api/current-company':                                 everyone,

  // The company and its team
  'GET /company/api/page':                                            everyone,
  'PUT /company/api/companies/:companyId':                            managing,
  'GET /company/api/verification':                                    everyone,
  'POST /company/api/companies/:companyId/verification/own-address':  managing,
  'POST /company/api/companies/:companyId/verification/mail':         managing,
  'POST /company/api/companies/:companyId/verification/code':         managing,
  'POST /company/api/companies/:companyId/verification/dns':          managing,
  'POST /company/api/companies/:companyId/verification/check':        managing,
  'GET /company/api/team':                                            everyone,
  'POST /company/api/companies/:companyId/invitations':               managing,
  'POST /company/api/companies/:companyId/invitations/:id/resend':    managing,
  'DELETE /company/api/companies/:companyId/invitations/:id':         managing,
  'PUT /company/api/companies/:companyId/members/:personId':          managing,
  'DELETE /company/api/companies/:companyId/members/:personId':       managing,
  'POST /company/api/companies/:companyId/owner':                     'owner',
  'GET /company/api/tokens':                                          managing,
  'POST /company/api/tokens':                                         managing,
  'DELETE /company/api/tokens/:id':                                   managing,
  'GET /company/api/webhooks':                                        managing,
  'POST /company/api/webhooks':                                       managing,
  'PUT /company/api/webhooks/:id':                                    managing,
  'DELETE /company/api/webhooks/:id':                                 managing,
  'POST /company/api/webhooks/:id/secret':                            managing,
  'POST /company/api/webhooks/:id/test':                              managing,
  'GET /company/api/webhooks/:id/deliveries':                         managing,
  'GET /company/api/webhook-deliveries/:id':                          managing,
  'POST /company/api/webhook-deliveries/:id/replay':                  managing,

  'GET /company/api/message-templates':                               hiring,
  'POST /company/api/message-templates':                              hiring,
  'PUT /company/api/message-templates/:id':                           hiring,
  'DELETE /company/api/message-templates/:id':                        hiring,

  // Jobs
  'GET /company/api/jobs':                                            everyone,
  'POST /company/api/jobs':                                           hiring,
  'GET /company/api/jobs/:id':                                        everyone,
  'PUT /company/api/jobs/:id':                                        hiring,
  'POST /company/api/jobs/:id/status':                                publishing,
  'POST /company/api/jobs/:id/confirm':                               hiring,
  'GET /company/api/jobs/:id/events':                                 everyone,
  'GET /company/api/jobs/:id/team':                                   everyone,
  'PUT /company/api/jobs/:id/team':                                   hiring,
  'GET /company/api/jobs/:jobId/apply-form':                          everyone,
  'PUT /company/api/jobs/:jobId/apply-form':                          hiring,
  'GET /company/api/jobs/:jobId/screeners':                           everyone,
  'PUT /company/api/jobs/:jobId/screeners':                           hiring,
  'GET /company/api/job-list':                                        everyone,
  'GET /company/api/jobs/:id/summary':                                everyone,
  'POST /company/api/jobs/:id/copies':                                hiring,
  'GET /company/api/jobs/:jobId/closing':                             everyone,
  'POST /company/api/job-reach':                                      everyone,
  'GET /company/api/companies/:companyId/job-templates':              everyone,
  'POST /company/api/jobs/:id/templates':                             hiring,
  'POST /company/api/job-templates/:id/jobs':                         hiring,
  'DELETE /company/api/job-templates/:id':                            hiring,
  'GET /company/api/jobs/:jobId/invitations':                         everyone,
  'POST /company/api/jobs/:jobId/invitations':                        hiring,
  'POST /company/api/invitations/:id/withdraw':                       hiring,
  'GET /company/api/companies/:companyId/feeds':                      everyone,
  'POST /company/api/companies/:companyId/feeds':                     publishing,
  'GET /company/api/feeds/:id/items':                                 everyone,
  'GET /company/api/feeds/:id/mapping':                               everyone,
  'PUT /company/api/feeds/:id/mapping':                               publishing,
  'POST /company/api/feeds/:id/runs':                                 publishing,
  'POST /company/api/feeds/:id/status':                               publishing,
  'DELETE /company/api/feeds/:id':                                    publishing,

  // People
  'GET /company/api/people':                                          hiring,
  'GET /company/api/people-context':                                  hiring,
  'POST /company/api/people-lists':                                   hiring,
  'PUT /company/api/people-lists/:id':                                hiring,
  'DELETE /company/api/people-lists/:id':                             hiring,
  'PUT /company/api/people-lists/:id/people/:talentId':               hiring,
  'DELETE /company/api/people-lists/:id/people/:talentId':            hiring,

  // Applicants
  'GET /company/api/applications':                                    everyone,
  'GET /company/api/applicant-board':                                 everyone,
  'GET /company/api/applications/:id':                                everyone,
  'GET /company/api/applications/:id/neighbours':                     everyone,
  'POST /company/api/applications/:id/look':                          everyone,
  'POST /company/api/applications/:id/resume':                        everyone,
  'GET /company/api/applications/:id/video-resume':                  everyone,
  'POST /company/api/applications/:id/stage':                         hiring,
  'POST /company/api/applications/:id/reject':                        hiring,
  'DELETE /company/api/applications/:id/reject':                      hiring,
  'POST /company/api/applications/:id/hire':                          hiring,
  'POST /company/api/applications/:id/reopen':                        hiring,
  'POST /company/api/applications/:id/notes':                         judging,
  'GET /company/api/applications/:id/scorecards':                     everyone,
  'PUT /company/api/applications/:id/scorecard':                      judging,
  'GET /company/api/jobs/:id/applicant-names':                        everyone,
  'PUT /company/api/jobs/:id/applicant-names':                        everyone,
  'PUT /company/api/jobs/:id/scorecard-attributes':                   hiring,
  'PUT /company/api/applications/:id/rating':                         judging,
  'DELETE /company/api/application-notes/:id':                        judging,

  // Offers
  'GET /company/api/applications/:id/offer-context':                  hiring,
  'POST /company/api/applications/:id/offers':                        hiring,
  'GET /company/api/offers':                                          hiring,
  'GET /company/api/offers/:id':                                      hiring,
  'PUT /company/api/offers/:id':                                      hiring,
  'GET /company/api/offers/:id/document.pdf':                         hiring,
  'POST /company/api/offers/:id/status':                              hiring,
  'POST /company/api/offers/:id/versions':                            signing,
  'POST /company/api/offers/:id/signature':                           signing,
  'POST /company/api/offers/:id/extension':                           hiring,

  'GET /company/api/applicant-views':                                everyone,
  'POST /company/api/applicant-views':                               everyone,
  'DELETE /company/api/applicant-views/:id':                         everyone,

  'POST /company/api/applicants/move':                                 hiring,
  'POST /company/api/applicants/message':                              hiring,
  'POST /company/api/applicants/message/preview':                      hiring,
  'POST /company/api/applicants/reject/preview':                       hiring,
  'POST /company/api/applicants/reject':                               hiring,
  'POST /company/api/applicants/reject/cancel':                        hiring,

  // Interviews
  'GET /company/api/applications/:id/interview-plan':                 hiring,
  'POST /company/api/applications/:id/interview-requests':            hiring,
  'GET /company/api/interview-requests':                              everyone,
  'POST /company/api/interview-requests/:id/accept':                  hiring,
  'POST /company/api/interview-requests/:id/withdraw':                hiring,
  'GET /company/api/interviews':                                      everyone,
  'POST /company/api/interviews/:id/cancel':                          hiring,
  'PUT /company/api/interviews/:id/feedback':                         hiring,
  'POST /company/api/interviews/:id/outcome':                         hiring,
  'PUT /company/api/interviews/:id/preparation':                      hiring,
  'POST /company/api/interviews/:id/times':                           hiring,
  'POST /company/api/interviews/:id/times/answer':                    hiring,

  'GET /company/api/exports/applicants.csv':                          everyone,
  'GET /company/api/exports/jobs.csv':                                everyone,

  // Tests
  'GET /company/api/screeners':                                       everyone,
  'POST /company/api/screeners':                                      hiring,
  'GET /company/api/screeners/:id':                                   everyone,
  'PUT /company/api/screeners/:id':                                   hiring,
  'GET /company/api/screener-attempts/:id':                           everyone,
  'POST /company/api/screener-attempts/:id/score':                    judging,
  'POST /company/api/screener-attempts/:id/void':                     hiring,

  // Briefs for Elite members
  'GET /company/api/briefs':                                          everyone,
  'POST /company/api/briefs':                                         hiring,
  'GET /company/api/briefs/:id':                                      everyone,
  'PUT /company/api/briefs/:id':                                      hiring,
  'POST /company/api/briefs/:id/status':                              hiring,
  'POST /company/api/brief-interests/:id/status':                     hiring,
  'PUT /company/api/brief-questions/:id':                             hiring,
  'GET /company/api/projects':                                        everyone,

  // The marketplace
  'GET /company/api/orders':                                          hiring,
  'POST /company/api/orders':                                         hiring,
  'GET /company/api/orders/:id':                                      hiring,
  'POST /company/api/orders/:id/status':                              hiring,
  'PUT /company/api/orders/:id/review':                               hiring,
  'GET /company/api/orders/:id/files/:fileId':                        hiring,
  'GET /company/api/orders/:id/invoices':                             hiring,
  'GET /company/api/invoices/:id/invoice.pdf':                        hiring,
  'GET /company/api/billing-details':                                 hiring,
  'PUT /company/api/billing-details':                                 hiring,

  // Assessments
  'GET /company/api/assessment-library':                              everyone,
  'GET /company/api/assessments':                                     everyone,
  'POST /company/api/assessments':                                    hiring,
  'GET /company/api/assessments/:id':                                 everyone,
  'POST /company/api/assessments/:id/score':                          judging,
  'POST /company/api/assessments/:id/cancel':                         hiring,
  'POST /company/api/assessments/:id/appeal':                         hiring,
}

let test: TestApp
let routes: MountedRoute[]
beforeAll(async () => {
  const mounted = await collectRoutes(() => createTestApp({}, { standIns: [testSubjects] }))
  test = mounted.built
  const isCompanys = ({ url, method }: MountedRoute) => url.startsWith('/company/api/') && method !== 'HEAD'
  // For forms, every PUT is also mounted as a POST.
  routes = mounted.routes.filter((route) => isCompanys(route) && !route.isHidden)
})
afterAll(() => test.close())

function addressOf({ url, query }: MountedRoute, { ids }: World): string {
  const under = Object.keys(ids).find((path) => url === path || url.startsWith(`${path}/`))
  const start = under === undefined ? '' : under.replace(/:\w+$/, ids[under] ?? '')
  const path = start + url.slice(under?.length ?? 0).replace(/:\w+/g, (name) => ids[name] ?? name)
  return query ? `${path}?companyId=${ids['?companyId']}&jobId=${ids['?jobId']}` : path
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
    const world = await aWorld(test, role)
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
    const world = await aWorld(test, 'owner')
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

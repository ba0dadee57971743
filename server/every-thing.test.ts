// Nobody can reach what belongs to somebody else: every route whose path contains an id is called with an existing record,
// first by everybody who has no access to it, then by its owner.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from './features/base/accounts/accounts.builder.ts'
import { announce, aReadyFile, headersOf } from './features/base/files/files.builder.ts'
import { aRecording, recordingSubjects } from './features/base/recordings/recordings.builder.ts'
import { aSource } from './features/entry/sources/sources.builder.ts'
import { anApplication } from './features/hiring/applications/applications.builder.ts'
import { aDraft } from './features/hiring/apply/apply.builder.ts'
import { anAttempt, testSubjects } from './features/hiring/screeners/screeners.builder.ts'
import { aFeed } from './features/jobs/feeds/feeds.builder.ts'
import { anInvitation } from './features/jobs/invitations/invitations.builder.ts'
import { aSavedSearch } from './features/jobs/saved-searches/saved-searches.builder.ts'
import { aVerifiedCompany } from './features/people/companies/companies.builder.ts'
import { addMember } from './features/people/companies/companies.service.ts'
import { aPasskey } from './features/people/passkeys/passkeys.builder.ts'
import { overviewOf } from './features/people/personal-data/personal-data.builder.ts'
import { aTeamInvitation } from './features/people/team/team.builder.ts'
import { aConversation, send } from './features/talk/chat/chat.builder.ts'
import { collectRoutes, type MountedRoute, nameOf } from './platform/testing/mounted-routes.ts'
import { sampleOf } from './platform/testing/sample-body.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { type OwnedThing, thingsOfFeatures } from './test-things.ts'

/** Public, owned by the caller, or opened by a signature in the URL: there is no other owner. */
const ownerless = [
  /^\/(apps|pusher|dev|feeds|calendars)\//,
  /^\/shared\/api\/(dev|companies|documents|jobs|profiles)\//,
  // Only while their holders show them; hidden ones are covered by the feature’s own test.
  /^\/shared\/api\/(credentials|credential-status)\//,
  // Signed links.
  /^\/(files|exports)\/:id$/,
  /^\/shared\/api\/(mailed-links|email-change-links)\//,
  // The caller’s own forms, by kind.
  /^\/talent\/api\/elite\/forms\/:kind\/submit$/,
  // Rows of the caller's own that refer to a job, a skill, a course, a talk, a person or a company.
  /^\/shared\/api\/settings\/(blocked-people|hidden-companies|hidden-domains)\//,
  /^\/talent\/api\/profile\/resume\/jobs\/:jobId$/,
  // Perks are for everybody whose country they work in.
  /^\/talent\/api\/perks\//,
  // Live services are for everybody; the feature's own test covers the others.
  /^\/talent\/api\/services\//,
  /^\/talent\/api\/(courses|hidden-jobs|job-marks|jobs|recommendations|saved-jobs|skills|talk-requests|talks)\//,
  // Referral sources are visible to everyone who has the link.
  /^\/shared\/api\/sources\/:id(\/arrivals)?$/,
]

/** These are all guarded by `operator`, which other tests cover; there is no builder for a report yet. */
const operatorOnly = /^\/ops\/api\//

let test: TestApp
let routes: MountedRoute[]
let things: OwnedThing[]
let strangers: [string, BuiltPerson][]

beforeAll(async () => {
  const mounted = await collectRoutes(() => createTestApp({}, { standIns: [recordingSubjects, testSubjects] }))
  test = mounted.built
  // For forms, every PUT is also mounted as a POST.
  const puts = mounted.routes.filter(({ method }) => method === 'PUT').map(({ url }) => `POST ${url}`)
  routes = mounted.routes
    .filter((route) => /\/:/.test(route.url) && !puts.includes(nameOf(route)))
    .filter(({ url }) => !ownerless.some((path) => path.test(url)))
  const { invitation, talent, job, owner, company } = await anInvitation(test)
  const taken = await anAttempt(test, { talent })
  const colleague = await aPersonWith(test, 'company')
  await addMember(test.platform.db, owner, company.id, { personId: colleague.id, role: 'recruiter' })
  const template = await owner.visitor.post(`/company/api/jobs/${job.id}/templates`, { name: 'Engineers' })
  things = [
    ...(await thingsOfFeatures(test)),
    ...(await accountThings(talent)),
    ...(await ownedMessages()),
    await ownedDraft(),
    ...(await ownedApplications(talent)),
    { under: '/talent/api/invitations/:id', owner: talent, id: invitation.id },
    { under: '/company/api/invitations/:id', owner, id: invitation.id },
    {
      under: '/company/api/companies/:companyId',
      owner,
      id: company.id,
      parts: { personId: colleague.id, id: (await aTeamInvitation(owner, company)).id },
    },
    {
      under: '/talent/api/screeners/attempts/:id',
      owner: talent,
      id: taken.attempt.id,
      parts: { questionId: taken.attempt.questions[0]?.id ?? '' },
    },
    { under: '/company/api/screener-attempts/:id', owner: taken.owner, id: taken.attempt.id },
    { under: '/company/api/screeners/:id', owner: taken.owner, id: taken.written.id },
    { under: '/company/api/jobs/:id', owner, id: job.id },
    { under: '/company/api/jobs/:jobId', owner, id: job.id },
    { under: '/company/api/job-templates/:id', owner, id: template.json<{ id: string }>().id },
    { under: '/company/api/feeds/:id', owner, id: (await aFeed(test, { ...board, companyId: company.id })).id },
    {
      under: '/shared/api/sources/:id',
      owner,
      id: (await aSource(test, { kind: 'company', companyId: company.id, sharing: 'names' })).id,
    },
  ]
  strangers = [
    ['another talent', await aVerifiedTalent(test)],
    ['another company', (await aVerifiedCompany(test)).owner],
  ]
})
afterAll(() => test.close())

const board = { source: 'greenhouse', url: 'https://boards.example/halden' } as const

async function accountThings(owner: BuiltPerson): Promise<OwnedThing[]> {
  const { visitor } = owner
  await test.visitor().signIn(owner)
  const devices = (await visitor.get('/shared/api/user/devices')).json<{ items: { id: string; isThis: boolean }[] }>()
  const token = await visitor.post('/user/tokens', { name: 'My script', scopes: ['read'], days: 30 })
  // Caused by the second sign-in above.
  const notifications = (await visitor.get('/shared/api/notifications')).json<{ items: { id: string }[] }>()
  const upload = await announce(test, owner, { kind: 'resume', name: 'cv.txt', size: 10 })
  const ids = {
    '/user/devices/:id': devices.items.find(({ isThis }) => !isThis)?.id ?? '',
    '/user/tokens/:id': token.json<{ details: { id: string } }>().details.id,
    '/user/passkeys/:id': (await aPasskey(visitor)).passkey.id,
    '/shared/api/notifications/:id': notifications.items[0]?.id ?? '',
    '/uploads/:id': String(upload.headers.location).split('/').at(-1) ?? '',
    '/shared/api/files/:id': await aReadyFile(test, owner),
    '/shared/api/personal-data/exports/:id': await anExportOf(owner),
    '/talent/api/recordings/:id': (await aRecording(owner)).id,
    '/talent/api/saved-searches/:id': (await aSavedSearch(owner, '?q=go')).id,
  }
  return Object.entries(ids).map(([under, id]) => ({ under, owner, id }))
}

/** The author may change a message, the reader may report it. */
async function ownedMessages(): Promise<OwnedThing[]> {
  const { id, anna } = await aConversation(test)
  const conversation = await aConversation(test)
  const fileId = await aReadyFile(test, conversation.anna, { kind: 'attachment', name: 'rota.txt', content: 'rota' })
  const message = (await send(conversation.anna, conversation.id, 'The rota', { fileIds: [fileId] })).json<{
    id: string
  }>()
  return [
    { under: '/shared/api/conversations/:id', owner: anna, id },
    { under: '/shared/api/messages/:id/report', owner: conversation.ben, id: message.id },
    { under: '/shared/api/messages/:id', owner: conversation.anna, id: message.id, parts: { fileId, emoji: '👍' } },
  ]
}

async function ownedDraft(): Promise<OwnedThing> {
  const { draft, talent } = await aDraft(test)
  return { under: '/talent/api/application-drafts/:id', owner: talent, id: draft.id }
}

/** One application per side: what one side does to it would remove it for the other. */
async function ownedApplications(talent: BuiltPerson): Promise<OwnedThing[]> {
  const resume = { id: await aReadyFile(test, talent), name: 'cv.txt', size: 14 }
  const { id } = await anApplication(test, { talent, sent: { resume } })
  const other = await anApplication(test, { talent, sent: { resume } })
  const note = await other.owner.visitor.post(`/company/api/applications/${other.id}/notes`, { text: 'Good' })
  const elsewhere = { company: 'Elsewhere', role: 'Baker', status: 'saved' }
  const outside = await talent.visitor.post('/talent/api/outside-applications', elsewhere)
  return [
    { under: '/talent/api/applications/:id', owner: talent, id },
    { under: '/shared/api/applications/:id', owner: talent, id, parts: { fileId: resume.id } },
    { under: '/company/api/applications/:id', owner: other.owner, id: other.id },
    { under: '/company/api/application-notes/:id', owner: other.owner, id: note.json<{ id: string }>().id },
    { under: '/talent/api/outside-applications/:id', owner: talent, id: outside.json<{ id: string }>().id },
  ]
}

async function anExportOf(owner: BuiltPerson): Promise<string> {
  await owner.visitor.post('/shared/api/personal-data/exports')
  const made = async () => (await overviewOf(owner)).export
  await vi.waitUntil(async () => (await made())?.status === 'ready')
  return (await made())?.id ?? ''
}

/** The placeholder ids of a generated sample would not be found. */
const bodyOf = (route: MountedRoute): unknown => {
  const named = {
    'POST /company/api/jobs/:jobId/invitations': { talentId: strangers[0]?.[1].id, message: 'Join us in Oslo' },
    'POST /shared/api/conversations/:id/messages': { key: randomUUID(), body: 'Hello' },
  }
  return Object.entries(named).find(([name]) => name === nameOf(route))?.[1] ?? (route.body && sampleOf(route.body))
}

const thingAt = ({ url }: MountedRoute) =>
  things.find(({ under }) => url === under || url.startsWith(`${under}/`)) ?? null

const addressOf = ({ url }: MountedRoute, { id, parts }: OwnedThing): string =>
  url.replace(/:\w+/, id).replace(/:(\w+)/g, (all, name: string) => encodeURIComponent(parts?.[name] ?? all)) +
  (url.endsWith('/slices') ? '?offset=0' : '')

async function call(route: MountedRoute, thing: OwnedThing, person: BuiltPerson | null): Promise<number> {
  const visitor = person?.visitor ?? test.visitor()
  if (!visitor.cookies.has('XSRF-TOKEN')) await visitor.get('/sanctum/csrf-cookie')
  const isUpload = thing.under === '/uploads/:id' && route.method === 'PATCH'
  const payload = isUpload ? '0123456789' : route.body && JSON.stringify(bodyOf(route))
  const answer = await test.app.inject({
    method: route.method as 'POST',
    url: addressOf(route, thing),
    headers: {
      ...headersOf({ visitor }),
      ...(payload && { 'content-type': isUpload ? 'application/offset+octet-stream' : 'application/json' }),
      ...(isUpload && { 'upload-offset': '0' }),
    },
    ...(payload && { payload }),
  })
  return answer.statusCode
}

const methods = ['HEAD', 'GET', 'PUT', 'PATCH', 'POST', 'DELETE']

/** Reads before writes, deletes last, nested paths first: so that records still exist for the next call. */
const inOrder = (one: MountedRoute, other: MountedRoute): number =>
  methods.indexOf(one.method) - methods.indexOf(other.method) || other.url.length - one.url.length

describe('a record that belongs to somebody', () => {
  it('is provided here for every route that needs one', () => {
    const unknown = routes.filter((route) => !operatorOnly.test(route.url) && !thingAt(route))
    expect(unknown.map(nameOf)).toEqual([])
    expect(things.filter(({ id }) => id === '')).toEqual([])
  })

  it('is inaccessible to everybody else, whatever they try', async () => {
    const operator = await aPersonWith(test, 'operator')
    const wrong: string[] = []
    for (const route of routes) {
      const thing = thingAt(route)
      if (!thing) continue
      // Operators may manage sources.
      const others = route.url.includes('/sources/') ? strangers : [...strangers, ['an operator', operator] as const]
      const guest = await call(route, thing, null)
      if (guest !== 401) wrong.push(`${nameOf(route)} by a guest: ${guest}`)
      for (const [who, person] of others) {
        const status = await call(route, thing, person)
        if (![403, 404].includes(status)) wrong.push(`${nameOf(route)} by ${who}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is still accessible to its owner afterwards', async () => {
    const wrong: string[] = []
    for (const route of routes.toSorted(inOrder)) {
      const thing = thingAt(route)
      if (!thing) continue
      const status = await call(route, thing, thing.owner)
      // A generated body may be rejected for its content; reads and deletes have none.
      const isRight = route.body ? ![401, 403, 404].includes(status) && status < 500 : status < 300 || status === 409
      if (!isRight) wrong.push(`${nameOf(route)}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})

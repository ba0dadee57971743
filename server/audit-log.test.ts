// Whatever an operator changes leaves an entry in the audit log. Every operator endpoint that changes something is called here;
// one that is missing fails the test.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from './features/base/accounts/accounts.builder.ts'
import { aReadyFile } from './features/base/files/files.builder.ts'
import { casePath, decide } from './features/base/operations/operations.builder.ts'
import { auditLog } from './features/base/operations/operations.tables.ts'
import { aBoard, aFeed } from './features/jobs/feeds/feeds.builder.ts'
import { changeOwnStatus } from './features/jobs/jobs/job-status.service.ts'
import { aDraft, aPublishedJob } from './features/jobs/jobs/jobs.builder.ts'
import { aCourse, OPS_COURSES } from './features/learning/courses/courses.builder.ts'
import { aTalk, aTalkContent } from './features/learning/masterclass/masterclass.builder.ts'
import { OPS_PERKS, perkOf } from './features/market/perks/perks.builder.ts'
import { aCompany, aVerifiedCompany } from './features/people/companies/companies.builder.ts'
import { aConversation, chatPath, send } from './features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let test: TestApp
let operator: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  operator = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

async function aJobInReview() {
  const draft = await aDraft(test)
  const submit = { event: 'submit', closeReason: 'cancelled' } as const
  const job = await changeOwnStatus(test.platform.db, test.clock, draft.viewer, draft.job.id, submit)
  return { ...draft, job }
}

async function aMessageReport() {
  const { anna, ben, id } = await aConversation(test)
  const { id: messageId } = (await send(anna, id, 'Pay the fee first')).json<{ id: string }>()
  await ben.visitor.post(chatPath(chat.report.path, messageId), { reason: 'money' })
  const { items } = (await operator.visitor.get('/ops/api/message-reports?limit=100')).json<{
    items: { id: string; conversation: { id: string } }[]
  }>()
  return { conversationId: id, report: items.find((one) => one.conversation.id === id) ?? { id: '' } }
}

const aBoardId = async (name: string) =>
  (await aBoard(test, { source: 'rss_board', url: `https://board-to-${name}.invalid/jobs.rss` })).id

const aNewCourse = { title: 'Pensions abroad', category: 'money', level: 'beginner', language: 'en' }

async function anOpsCourse() {
  const course = await aCourse(test)
  return { ...course, path: `${OPS_COURSES}/${course.id}` }
}

const sound = readFileSync(join(import.meta.dirname, 'seeds/learning/media/pause-and-speak.ogg'))
const aSound = () => aReadyFile(test, operator, { kind: 'audio', name: 'sound.ogg', content: sound })
const addRecording = async (talkId: string) =>
  operator.visitor.post(`/ops/api/talks/${talkId}/recording`, { fileId: await aSound() })

type Change = () => Promise<{ statusCode: number; body: string }>

const changes: Record<string, Change> = {
  'POST /ops/api/companies/:id/status': async () => {
    const { company } = await aCompany(test)
    return operator.visitor.post(`/ops/api/companies/${company.id}/status`, { event: 'verify' })
  },
  'POST /ops/api/companies/:id/waiting-jobs': async () => {
    const { company, job } = await aJobInReview()
    return operator.visitor.post(`/ops/api/companies/${company.id}/waiting-jobs`, {
      event: 'approve',
      source: 'native',
      lastWrittenAt: job.updatedAt,
    })
  },
  'POST /ops/api/jobs/:id/status': async () => {
    const { job } = await aPublishedJob(test)
    return operator.visitor.post(`/ops/api/jobs/${job.id}/status`, { event: 'moderate', reason: 'Not a real job' })
  },
  'POST /ops/api/feeds/:id/status': async () => {
    const { company } = await aVerifiedCompany(test)
    const feed = await aFeed(test, { source: 'rss', url: 'https://jobs.example/feed.xml', companyId: company.id })
    return operator.visitor.post(`/ops/api/feeds/${feed.id}/status`, { event: 'pause' })
  },
  'POST /ops/api/boards': () =>
    operator.visitor.post('/ops/api/boards', {
      source: 'rss_board',
      name: 'Far Jobs',
      address: 'https://board-to-add.invalid/jobs.rss',
    }),
  'PUT /ops/api/boards/:id': async () =>
    operator.visitor.put(`/ops/api/boards/${await aBoardId('change')}`, { name: 'Far Work', isRemote: true }),
  'DELETE /ops/api/boards/:id': async () => operator.visitor.delete(`/ops/api/boards/${await aBoardId('remove')}`),
  'POST /ops/api/boards/:id/runs': async () => operator.visitor.post(`/ops/api/boards/${await aBoardId('run')}/runs`),
  'POST /ops/api/job-reports/:id/status': async () => {
    const { job } = await aPublishedJob(test)
    const talent = await aVerifiedTalent(test)
    const { id } = (await talent.visitor.post(`/talent/api/jobs/${job.id}/reports`, { reason: 'scam' })).json<{
      id: string
    }>()
    return operator.visitor.post(`/ops/api/job-reports/${id}/status`, { event: 'confirm' })
  },
  'POST /ops/api/message-reports/:id/decision': async () =>
    operator.visitor.post(`/ops/api/message-reports/${(await aMessageReport()).report.id}/decision`, {
      decision: 'dismiss',
    }),
  'DELETE /ops/api/conversations/:id/freeze': async () => {
    const { conversationId, report } = await aMessageReport()
    await operator.visitor.post(`/ops/api/message-reports/${report.id}/decision`, { decision: 'freeze' })
    return operator.visitor.delete(`/ops/api/conversations/${conversationId}/freeze`)
  },
  'POST /ops/api/courses': () => operator.visitor.post(OPS_COURSES, aNewCourse),
  'PUT /ops/api/courses/:id': async () => {
    const { id, path } = await anOpsCourse()
    const { title, summary, category, level, language, skills, outcomes, sources, sections, revision } = (
      await operator.visitor.get(path)
    ).json<OpsCourse>()
    const facts = { title, summary, category, level, language, skills, outcomes, sources, sections }
    return operator.visitor.put(`${OPS_COURSES}/${id}`, { ...facts, revision })
  },
  'DELETE /ops/api/courses/:id': async () => {
    const { id } = (await operator.visitor.post(OPS_COURSES, aNewCourse)).json<OpsCourse>()
    return operator.visitor.delete(`${OPS_COURSES}/${id}`)
  },
  'POST /ops/api/courses/:id/lessons': async () => {
    const { path } = await anOpsCourse()
    const { sections } = (await operator.visitor.get(path)).json<OpsCourse>()
    const lesson = { kind: 'article', title: 'New', sectionId: sections[0]?.id }
    return operator.visitor.post(`${path}/lessons`, lesson)
  },
  'PUT /ops/api/courses/:id/lessons/:lessonId': async () => {
    const { path, lessonIds } = await anOpsCourse()
    const media = { videoId: null, soundId: null, downloadId: null, captions: [], chapters: [] }
    const lesson = { title: 'Reading', body: 'Words.', questions: [], checklist: [], media, revision: 1 }
    return operator.visitor.put(`${path}/lessons/${lessonIds[0]}`, lesson)
  },
  'DELETE /ops/api/courses/:id/lessons/:lessonId': async () => {
    const { path, lessonIds } = await anOpsCourse()
    return operator.visitor.delete(`${path}/lessons/${lessonIds[0]}`)
  },
  'POST /ops/api/courses/:id/media': async () => {
    const { path } = await anOpsCourse()
    return operator.visitor.post(`${path}/media`, { fileId: await aSound() })
  },
  'POST /ops/api/courses/:id/publication': async () => {
    const { path, lessonIds } = await anOpsCourse()
    await operator.visitor.delete(`${path}/lessons/${lessonIds[0]}`)
    return operator.visitor.post(`${path}/publication`, { at: null })
  },
  'DELETE /ops/api/courses/:id/publication': async () => {
    const { path } = await anOpsCourse()
    const at = new Date(test.clock.now().getTime() + DAY).toISOString()
    await operator.visitor.post(`${path}/publication`, { at })
    return operator.visitor.delete(`${path}/publication`)
  },
  'PUT /ops/api/courses/:id/listing': async () =>
    operator.visitor.put(`${OPS_COURSES}/${(await aCourse(test)).id}/listing`, { isListed: false }),
  'POST /ops/api/courses/:id/versions/:version/draft': async () =>
    operator.visitor.post(`${(await anOpsCourse()).path}/versions/1/draft`),
  'POST /ops/api/talks': () => operator.visitor.post('/ops/api/talks', aTalkContent),
  'PUT /ops/api/talks/:id': async () => {
    const { id, updatedAt } = await aTalk(test)
    const startsAt = new Date(test.clock.now().getTime() + 5 * DAY).toISOString()
    return operator.visitor.put(`/ops/api/talks/${id}`, {
      ...aTalkContent,
      startsAt,
      updatedAt: updatedAt.toISOString(),
    })
  },
  'POST /ops/api/talks/:id/recording': async () => addRecording((await aTalk(test, { status: 'ended' })).id),
  'DELETE /ops/api/talks/:id/recording': async () => {
    const { id } = await aTalk(test, { status: 'ended' })
    await addRecording(id)
    return operator.visitor.delete(`/ops/api/talks/${id}/recording`)
  },
  'POST /ops/api/talks/:id/status': async () =>
    operator.visitor.post(`/ops/api/talks/${(await aTalk(test)).id}/status`, { event: 'cancel', reason: 'Ill' }),
  'POST /ops/api/talk-requests/:id/status': async () => {
    const asker = await aVerifiedTalent(test)
    const wish = { topic: 'Pensions across borders', category: 'money' }
    const { id } = (await asker.visitor.post('/talent/api/talk-requests', wish)).json<{ id: string }>()
    return operator.visitor.post(`/ops/api/talk-requests/${id}/status`, { event: 'plan' })
  },
  'POST /ops/api/perks': async () => operator.visitor.post(OPS_PERKS, perkOf()),
  'PUT /ops/api/perks/:id': async () => {
    const { id } = (await operator.visitor.post(OPS_PERKS, perkOf())).json<{ id: string }>()
    return operator.visitor.put(`${OPS_PERKS}/${id}`, perkOf({ title: 'Twelve days of desk space' }))
  },
  'PUT /ops/api/queues/:queue/cases/:id/claim': async () =>
    operator.visitor.put(casePath('companies', (await aCompany(test)).company.id, '/claim')),
  'DELETE /ops/api/queues/:queue/cases/:id/claim': async () => {
    const { company } = await aCompany(test)
    await operator.visitor.put(casePath('companies', company.id, '/claim'))
    return operator.visitor.delete(casePath('companies', company.id, '/claim'))
  },
  'PUT /ops/api/queues/:queue/cases/:id/decision': async () =>
    decide(operator, { queue: 'companies', id: (await aCompany(test)).company.id }, { choice: 'verify' }),
  'DELETE /ops/api/queues/:queue/cases/:id/decision': async () => {
    const { company } = await aCompany(test)
    await decide(operator, { queue: 'companies', id: company.id }, { choice: 'verify' })
    return operator.visitor.delete(casePath('companies', company.id, '/decision'))
  },
}

const listed = readFileSync(new URL('endpoints.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // The same as PUT, for forms.
  .filter((line) => !line.includes('(outside the contracts)'))
  .map((line) => line.split(' ').slice(0, 2).join(' '))
  .filter((call) => call.includes(' /ops/api/') && !call.startsWith('GET '))

describe('the audit log', () => {
  it('knows every endpoint with which operators change something', () => {
    expect(Object.keys(changes).toSorted()).toEqual(listed.toSorted())
  })

  it.each(Object.keys(changes))('has a new entry after %s', async (call) => {
    const known = new Set((await test.platform.db.select().from(auditLog)).map(({ id }) => id))
    const answer = await changes[call]?.()
    expect([200, 201, 202, 204], answer?.body).toContain(answer?.statusCode)
    const added = (await test.platform.db.select().from(auditLog)).filter(({ id }) => !known.has(id))
    expect(added.filter(({ action }) => action !== 'case.look')).not.toEqual([])
    expect(added.every(({ actorId }) => actorId === operator.id)).toBe(true)
  })

  it('says who has looked at a reported message, once for each look', async () => {
    const { report } = await aMessageReport()
    const colleague = await aPersonWith(test, 'operator')
    await colleague.visitor.get(casePath('message-reports', report.id))
    await colleague.visitor.get(casePath('message-reports', report.id))
    const entries = (await test.platform.db.select().from(auditLog)).filter(({ actorId }) => actorId === colleague.id)
    expect(entries).toMatchObject([{ action: 'case.look', subjectId: report.id, subjectLabel: '' }])
  })
})

// A member who is removed in the middle of reviewing applicants loses all of it at once.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { addMember, removeMember } from '#server/features/people/companies/companies.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import {
  collect,
  nextEvent,
  whenDenied,
  whenSubscribed,
} from '#server/platform/realtime/testing/client-waits.builder.ts'
import { type Listener, startNode, type TestNode } from '#server/platform/realtime/testing/realtime-node.builder.ts'
import { anApplication, OF_COMPANY } from '../applications.builder.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node.close())

const call = async ({ token }: Listener, method: 'GET' | 'POST', url: string, payload?: object) =>
  (
    await node.test.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
  ).statusCode

it('can read, decide and hear nothing more', async () => {
  const { db } = node.test.platform
  const employer = await aPublishedJob(node.test)
  const { owner, company, job } = employer
  const { id } = await anApplication(node.test, { to: employer })
  const [staying, leaving] = [await node.person(), await node.person()]
  for (const { person } of [staying, leaving])
    await addMember(db, owner, company.id, { personId: person.id, role: 'recruiter' })
  const channels = [`private-applicants.${job.id}`, `private-company-applicants.${company.id}`]
  const subscribed = channels.map((channel) => node.client({ as: leaving }).subscribe(channel))
  for (const channel of subscribed) await whenSubscribed(channel)
  const heard = ['applicant.changed', 'company-applicants.changed'].map((event, place) =>
    collect(found(subscribed[place]), event),
  )
  expect(await call(leaving, 'GET', `${OF_COMPANY}/${id}`)).toBe(200)
  const denied = subscribed.map(whenDenied)

  await removeMember(db, node.test.platform, owner, company.id, leaving.person.id)
  for (const one of denied) expect(await one).toMatchObject({ status: 403 })
  expect(await call(leaving, 'GET', `${OF_COMPANY}/${id}`)).toBeGreaterThanOrEqual(403)
  expect(await call(leaving, 'POST', `${OF_COMPANY}/${id}/notes`, { text: 'Too late' })).toBeGreaterThanOrEqual(403)
  const reject = { ids: [id], reason: 'hours' }
  expect(await call(leaving, 'POST', '/company/api/applicants/reject', reject)).toBeGreaterThanOrEqual(403)

  const board = await whenSubscribed(node.client({ as: staying }).subscribe(channels[0] ?? ''))
  const changed = nextEvent(board, 'applicant.changed')
  const stage = { stageId: job.stages[0]?.id, fromStageId: null }
  expect(await call(staying, 'POST', `${OF_COMPANY}/${id}/stage`, stage)).toBe(200)
  await changed
  expect(heard).toEqual([[], []])
})

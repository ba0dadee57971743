// Every event in every status, through the endpoints: legal ones happen, all others are rejected with a readable message and
// change nothing.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusMachine,
  eventOfStage,
  isLive,
} from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { stageKinds } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { next } from '#shared/kit/status-machine.ts'
import { anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'
import { stepErrors } from '../transitions.service.ts'

let test: TestApp
let application: Awaited<ReturnType<typeof anApplication>>
let stageIds: Map<string, string>

beforeAll(async () => {
  test = await createTestApp()
  const stages = stageKinds.map((kind) => ({ name: `The ${kind} stage`, kind }))
  application = await anApplication(test, { fields: { stages } })
  const opened = await application.owner.visitor.get(`${OF_COMPANY}/${application.id}`)
  stageIds = new Map(opened.json<{ stages: { id: string; kind: string }[] }>().stages.map(({ id, kind }) => [kind, id]))
})
afterAll(() => test.close())

type Step = { event: ApplicationEvent; by: 'company' | 'talent'; path: string; body: object }

const ofCompany = (event: ApplicationEvent, path: string, body: object = {}): Step => ({
  event,
  by: 'company',
  path: `${OF_COMPANY}/:id/${path}`,
  body,
})
const ofTalent = (event: ApplicationEvent, path: string): Step => ({
  event,
  by: 'talent',
  path: `${OWN}/:id/${path}`,
  body: {},
})

const steps = (): Step[] => [
  ...stageKinds.map((kind) => ofCompany(eventOfStage[kind], 'stage', { stageId: stageIds.get(kind) })),
  ofCompany('hire', 'hire'),
  ofCompany('reject', 'reject', { reason: 'skills', givesNoFeedback: true }),
  ofCompany('reopen', 'reopen'),
  ofTalent('withdraw', 'withdraw'),
  ofTalent('give_up', 'give-up'),
]

/** Repeating these is not an error. */
const isDone: Partial<Record<ApplicationEvent, ApplicationStatus>> = {
  hire: 'hired',
  withdraw: 'withdrawn',
  give_up: 'expired_no_reply',
}

/** A state in which only the status matters: long overdue, or ended today. */
const putInto = (status: ApplicationStatus) => {
  const now = test.clock.now().toISOString()
  return test.platform.db.execute(sql`
    update applications set status = ${status}, stage_id = null, rejection_due_at = null, reject_reason = null,
      reply_due_at = ${isLive(status) ? '2020-01-01T00:00:00Z' : null}::timestamptz,
      ended_at = ${isLive(status) ? null : now}::timestamptz
    where id = ${application.id}`)
}

const statusNow = async (): Promise<ApplicationStatus> =>
  (await application.talent.visitor.get(`${OWN}/${application.id}`)).json<ApplicationDetail>().status

it.each(applicationStatuses)('only the legal events of a %s application happen', async (status) => {
  for (const { event, by, path, body } of steps()) {
    await putInto(status)
    const { visitor } = by === 'company' ? application.owner : application.talent
    const answer = await visitor.post(path.replace(':id', application.id), body)
    const to = next(applicationStatusMachine, status, event, by)
    const isPossible = to !== null || isDone[event] === status
    // A rejection is decided now and sent later.
    const after = event === 'reject' ? status : (to ?? status)
    const words = isPossible ? undefined : stepErrors[status].message
    expect({
      event,
      by,
      code: answer.statusCode,
      status: await statusNow(),
      words: answer.json<{ reason?: string }>().reason,
    }).toEqual({
      event,
      by,
      code: isPossible ? 200 : 409,
      status: after,
      words,
    })
  }
})

it('rejections use no internal terms', () => {
  const machineWords = [
    ...applicationStatusMachine.states,
    ...applicationStatusMachine.transitions.map(({ event }) => event),
  ].filter((word) => word.includes('_'))
  for (const { message } of Object.values(stepErrors)) {
    expect(message).toMatch(/^Th(e|is) (application|applicant|job) .*\.$/)
    for (const word of machineWords) expect(message).not.toContain(word)
  }
})

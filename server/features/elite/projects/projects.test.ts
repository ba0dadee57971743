import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Project, ShowcaseProject } from '#shared/features/elite/projects/project-facts.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anEliteMember, showToCompany } from '../briefs/briefs.builder.ts'
import { expectOk } from '../elite/elite.builder.ts'
import { runProjectUpkeep } from './lifecycle/upkeep.service.ts'
import {
  aCompletedProject,
  aMilestone,
  anActiveProject,
  aProject,
  milestoneAt,
  projectAt,
  showTo,
  step,
  stepMilestone,
} from './projects.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

const messageOf = (answer: { json<T>(): T }) => answer.json<{ message: string }>().message
const showcase = async () =>
  (await test.visitor().get('/shared/api/showcase')).json<Page<ShowcaseProject>>().items.map(({ id }) => id)

const review = { stars: 5, text: 'Clear, reliable and always on time.' }

describe('a project', () => {
  it('follows from the award, on the proposed terms, and begins once the member has accepted', async () => {
    const { id, brief, member, owner, milestoneId } = await aProject(test)
    expect(await showTo(member, id)).toMatchObject({
      status: 'proposed',
      side: 'member',
      rate: 85,
      currency: 'USD',
      can: { steps: ['sign', 'terminate'], plan: false },
    })
    const early = await step(owner, id, 'start')
    expect([early.statusCode, messageOf(early)]).toEqual([409, 'The member has to accept the project first.'])
    expect((await step(owner, id, 'sign')).statusCode).toBe(403)
    await expectOk(step(member, id, 'sign'))
    expect((await showToCompany(owner, brief.id)).status).toBe('in_project')
    // Accepted terms stay as they are.
    expect((await owner.visitor.post(projectAt(id, '/milestones'), aMilestone)).statusCode).toBe(409)
    expect((await owner.visitor.delete(milestoneAt(milestoneId))).statusCode).toBe(409)
    await expectOk(step(owner, id, 'start'))
    await expectOk(step(member, id, 'pause'))
    expect((await stepMilestone(member, milestoneId, 'begin')).statusCode).toBe(409)
    await expectOk(step(owner, id, 'resume'))
    expect((await showTo(owner, id)).can.steps).toEqual(['pause', 'terminate'])
  })

  it('needs a milestone before it is accepted', async () => {
    const { id, member, owner, milestoneId } = await aProject(test)
    await expectOk(owner.visitor.delete(milestoneAt(milestoneId)))
    const answer = await step(member, id, 'sign')
    expect([answer.statusCode, messageOf(answer)]).toEqual([409, 'The project needs a milestone first.'])
    const wrong = await owner.visitor.post(projectAt(id, '/milestones'), { title: 'X', amount: 1, dueOn: 'soon' })
    expect(Object.keys(wrong.json<{ errors: object }>().errors).toSorted()).toEqual(['amount', 'dueOn', 'title'])
  })

  it('can be ended early with a reason, which closes the brief', async () => {
    const { id, brief, member, owner } = await aProject(test)
    await expectOk(step(member, id, 'terminate', { reason: 'I found a full-time job.' }))
    expect(await showTo(owner, id)).toMatchObject({ status: 'terminated', endReason: 'I found a full-time job.' })
    expect((await showToCompany(owner, brief.id)).status).toBe('closed')
  })
})

describe('a milestone', () => {
  it('is submitted, sent back, submitted again and approved', async () => {
    const { id, member, owner, milestoneId } = await anActiveProject(test)
    const early = await stepMilestone(owner, milestoneId, 'approve')
    expect([early.statusCode, messageOf(early)]).toEqual([409, 'This milestone has not been submitted.'])
    expect((await stepMilestone(member, milestoneId, 'submit')).statusCode).toBe(422)
    const delivery = { text: 'The first connector is live.', link: 'https://work.example/connector' }
    await expectOk(stepMilestone(member, milestoneId, 'submit', delivery))
    expect((await stepMilestone(member, milestoneId, 'approve')).statusCode).toBe(403)
    await expectOk(stepMilestone(owner, milestoneId, 'request_changes', { text: 'Please add tests.' }))
    await expectOk(stepMilestone(member, milestoneId, 'submit', delivery))
    const complete = await step(owner, id, 'complete')
    expect([complete.statusCode, messageOf(complete)]).toEqual([409, 'Approve every milestone first.'])
    for (let press = 0; press < 2; press += 1) await expectOk(stepMilestone(owner, milestoneId, 'approve'))
    expect((await showTo(member, id)).milestones).toMatchObject([
      { status: 'approved', revisions: 2, feedback: 'Please add tests.' },
    ])
  })

  it('counts as approved after fourteen days of silence', async () => {
    const { id, member, owner, milestoneId } = await anActiveProject(test)
    await expectOk(stepMilestone(member, milestoneId, 'submit', { text: 'All connectors are live.' }))
    const { clock } = test.platform
    const later = (days: number) => ({
      ...test.platform,
      clock: { now: () => new Date(clock.now().getTime() + days * DAY), newId: () => crypto.randomUUID() },
    })
    await runProjectUpkeep(later(13))
    expect((await showTo(owner, id)).milestones[0]?.status).toBe('submitted')
    await runProjectUpkeep(later(14))
    expect((await showTo(owner, id)).milestones[0]).toMatchObject({ status: 'approved' })
    await expectOk(step(owner, id, 'complete'))
  })

  it('comes with a timesheet that only the member fills in', async () => {
    const { id, member, owner } = await anActiveProject(test)
    const day = test.platform.clock.now().toISOString().slice(0, 10)
    await expectOk(member.visitor.put(projectAt(id, '/hours'), { day, hours: 6, note: 'Design' }))
    await expectOk(member.visitor.put(projectAt(id, '/hours'), { day, hours: 7.5, note: 'Design' }))
    expect(await showTo(owner, id)).toMatchObject({ totalHours: 7.5, workDays: [{ day, hours: 7.5, note: 'Design' }] })
    expect((await owner.visitor.put(projectAt(id, '/hours'), { day, hours: 1 })).statusCode).toBe(403)
    expect((await member.visitor.put(projectAt(id, '/hours'), { day, hours: 25 })).statusCode).toBe(422)
    expect((await member.visitor.put(projectAt(id, '/hours'), { day: '2031-01-01', hours: 1 })).statusCode).toBe(422)
    await expectOk(member.visitor.put(projectAt(id, '/hours'), { day, hours: 0 }))
    expect((await showTo(member, id)).workDays).toEqual([])
  })
})

describe('a finished project', () => {
  it('shows both reviews at the same time', async () => {
    const { id, member, owner } = await aCompletedProject(test)
    await expectOk(member.visitor.put(projectAt(id, '/review'), { ...review, stars: 4 }))
    expect(await showTo(owner, id)).toMatchObject({ status: 'completed', reviews: [], ownReview: null })
    await expectOk(owner.visitor.put(projectAt(id, '/review'), review))
    expect((await showTo(member, id)).reviews.map(({ side, stars }) => `${side} ${stars}`).toSorted()).toEqual([
      'company 5',
      'member 4',
    ])
    expect((await owner.visitor.put(projectAt(id, '/review'), review)).statusCode).toBe(409)
  })

  it('is shown in public with the consent of both, until one takes it back', async () => {
    const { id, member, owner } = await aCompletedProject(test)
    const entry = { isPublic: true, text: 'Payouts to five more countries in twelve weeks.' }
    await expectOk(owner.visitor.put(projectAt(id, '/showcase'), entry))
    expect(await showcase()).not.toContain(id)
    await expectOk(member.visitor.put(projectAt(id, '/showcase'), entry))
    expect(await showcase()).toContain(id)
    // A new text needs the consent of both again.
    await expectOk(owner.visitor.put(projectAt(id, '/showcase'), { ...entry, text: 'Payouts to six more countries.' }))
    expect(await showcase()).not.toContain(id)
    const reworded = { isPublic: true, text: 'Payouts to six more countries.' }
    await expectOk(member.visitor.put(projectAt(id, '/showcase'), reworded))
    expect(await showcase()).toContain(id)
    await expectOk(member.visitor.put(projectAt(id, '/showcase'), { ...reworded, isPublic: false }))
    expect(await showcase()).not.toContain(id)
  })

  it('is not shown before it is finished', async () => {
    const { id, member } = await anActiveProject(test)
    const entry = { isPublic: true, text: 'Payouts to five more countries in twelve weeks.' }
    expect((await member.visitor.put(projectAt(id, '/showcase'), entry)).statusCode).toBe(409)
  })
})

describe('access to a project', () => {
  it('is for those who take part', async () => {
    const { id, member, owner, company, milestoneId } = await anActiveProject(test)
    const viewer = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: viewer.id, role: 'viewer' })
    expect(await showTo(viewer, id)).toMatchObject({ side: 'company', can: { steps: [] } })
    expect((await step(viewer, id, 'pause')).statusCode).toBe(403)
    const strangers = [
      await anEliteMember(test),
      await aVerifiedTalent(test),
      (await aVerifiedCompany(test)).owner,
      await aPersonWith(test, 'operator'),
    ]
    for (const one of strangers) {
      expect((await one.visitor.get(projectAt(id))).statusCode).toBe(404)
      expect((await step(one, id, 'pause')).statusCode).toBe(404)
      expect((await stepMilestone(one, milestoneId, 'submit', { text: 'Mine' })).statusCode).toBe(404)
    }
    expect((await test.visitor().get(projectAt(id))).statusCode).toBe(401)
    const rows = (await member.visitor.get('/talent/api/elite/projects')).json<Page<Project>>().items
    expect(rows.map((one) => one.id)).toEqual([id])
    expect((await owner.visitor.get('/company/api/projects')).json<Page<Project>>().items).toHaveLength(1)
  })
})

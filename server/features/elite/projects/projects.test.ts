import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { auditOf, carryOutAll, decide, showCase } from '#server/features/base/operations/operations.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { eraseKnownPerson } from '#server/platform/personal-data/personal-rows.ts'
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
    for (const { visitor } of [member, owner])
      expect((await visitor.get('/shared/api/notifications')).body).toContain('was approved automatically')
    await expectOk(step(owner, id, 'complete'))
  })

  it('is not approved by silence during a pause; the days begin again after it', async () => {
    const { id, member, owner, milestoneId } = await anActiveProject(test)
    await expectOk(stepMilestone(member, milestoneId, 'submit', { text: 'All connectors are live.' }))
    await expectOk(step(member, id, 'pause'))
    const upkeepAfter = async (days: number) => {
      const at = new Date(test.clock.now().getTime() + days * DAY)
      await runProjectUpkeep({ ...test.platform, clock: { ...test.platform.clock, now: () => at } })
      return (await showTo(owner, id)).milestones[0]
    }
    expect(await upkeepAfter(15)).toMatchObject({ status: 'submitted', approvedBy: null })
    test.clock.advance(10 * DAY)
    await expectOk(step(owner, id, 'resume'))
    const approvedBy = new Date(test.clock.now().getTime() + 14 * DAY).toISOString().slice(0, 10)
    expect(await upkeepAfter(5)).toMatchObject({ status: 'submitted', approvedBy: expect.stringContaining(approvedBy) })
    expect(await upkeepAfter(14.1)).toMatchObject({ status: 'approved' })
    test.clock.advance(-10 * DAY)
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

describe('a delivery with files', () => {
  it('is private to both sides, and only accepts the sender’s own files', async () => {
    const { id, member, owner, milestoneId } = await anActiveProject(test)
    const theirs = await aReadyFile(test, owner)
    const submit = (fileId: string) =>
      stepMilestone(member, milestoneId, 'submit', { text: 'All connectors are live.', fileIds: [fileId] })
    expect((await submit(theirs)).statusCode).toBe(422)
    const own = await aReadyFile(test, member)
    await expectOk(submit(own))
    expect((await showTo(owner, id)).milestones[0]?.files).toMatchObject([{ id: own }])
    const path = milestoneAt(milestoneId, `/files/${own}`)
    for (const one of [member, owner]) expect((await one.visitor.get(path)).json<{ url: string }>().url).toContain(own)
    expect((await owner.visitor.get(milestoneAt(milestoneId, `/files/${theirs}`))).statusCode).toBe(404)
    expect((await (await anEliteMember(test)).visitor.get(path)).statusCode).toBe(404)
    // What was delivered stays.
    expect((await member.visitor.delete(`/shared/api/files/${own}`)).statusCode).toBe(403)
  })
})

describe('a change after the project was accepted', () => {
  const later = { title: 'First two connectors', amount: 6000, dueOn: '2030-03-01', reason: 'A second bank was added.' }

  it('takes effect once the other side agrees', async () => {
    const { id, member, owner, milestoneId } = await anActiveProject(test)
    const propose = (by: BuiltPerson, given: object) =>
      by.visitor.post(projectAt(id, '/changes'), { ...later, ...given })
    const answer = (by: BuiltPerson, changeId: string, word: string) =>
      by.visitor.post(`/shared/api/project-changes/${changeId}/answer`, { answer: word })
    expect((await propose(member, { ...aMilestone, milestoneId })).statusCode).toBe(422)
    const shown = (await expectOk(propose(member, { milestoneId }))).json<Project>()
    const [change] = shown.changes
    expect(change).toMatchObject({ status: 'open', before: aMilestone, can: ['take_back'] })
    expect((await propose(owner, { milestoneId })).statusCode).toBe(409)
    expect((await answer(member, change?.id ?? '', 'accept')).statusCode).toBe(403)
    const stranger = await anEliteMember(test)
    expect((await answer(stranger, change?.id ?? '', 'accept')).statusCode).toBe(404)
    expect((await showTo(owner, id)).changes[0]?.can).toEqual(['accept', 'decline'])
    expect((await showTo(owner, id)).milestones).toMatchObject([aMilestone])
    // A double click.
    for (let press = 0; press < 2; press += 1) await expectOk(answer(owner, change?.id ?? '', 'accept'))
    const { reason: _, ...terms } = later
    expect(await showTo(member, id)).toMatchObject({
      milestones: [{ ...terms, status: 'in_progress' }],
      changes: [{ status: 'accepted', before: aMilestone }],
    })

    const further = (await expectOk(propose(owner, { milestoneId: null }))).json<Project>().changes[0]
    await expectOk(answer(member, further?.id ?? '', 'decline'))
    expect((await answer(member, further?.id ?? '', 'accept')).statusCode).toBe(409)
    expect((await showTo(owner, id)).milestones).toHaveLength(1)
  })

  it('is not for a milestone that is being approved, nor before the project was accepted', async () => {
    const { id, owner, member, milestoneId } = await anActiveProject(test)
    const onlyItsDate = { ...later, ...aMilestone, dueOn: later.dueOn, milestoneId }
    const [change] = (await expectOk(member.visitor.post(projectAt(id, '/changes'), onlyItsDate))).json<Project>()
      .changes
    await expectOk(member.visitor.post(`/shared/api/project-changes/${change?.id}/answer`, { answer: 'take_back' }))
    await expectOk(stepMilestone(member, milestoneId, 'submit', { text: 'All connectors are live.' }))
    expect((await owner.visitor.post(projectAt(id, '/changes'), { ...later, milestoneId })).statusCode).toBe(409)
    const proposed = await aProject(test)
    const early = proposed.owner.visitor.post(projectAt(proposed.id, '/changes'), { ...later, milestoneId: null })
    expect((await early).statusCode).toBe(409)
  })
})

describe('a dispute', () => {
  const reason = 'The connectors do not work with two of the banks.'

  it('is decided by an operator who is not part of it, once both sides are heard', async () => {
    const { id, member, owner, milestoneId } = await anActiveProject(test)
    const operator = await aPersonWith(test, 'operator')
    expect((await stepMilestone(owner, milestoneId, 'dispute')).statusCode).toBe(422)
    const file = await aReadyFile(test, member)
    const delivery = { text: 'All connectors are live.', fileIds: [file] }
    await expectOk(stepMilestone(member, milestoneId, 'submit', delivery))
    await expectOk(stepMilestone(owner, milestoneId, 'dispute', { text: reason }))
    expect((await stepMilestone(owner, milestoneId, 'approve')).statusCode).toBe(403)
    const reply = (by: BuiltPerson) => by.visitor.put(milestoneAt(milestoneId, '/dispute-reply'), { text: 'They do.' })
    expect((await reply(owner)).statusCode).toBe(403)
    await expectOk(reply(member))
    expect((await showTo(owner, id)).milestones[0]).toMatchObject({
      status: 'disputed',
      approvedBy: null,
      dispute: { side: 'company', reason, reply: 'They do.', decision: '' },
    })
    const evidence = JSON.stringify((await showCase(operator, 'projects', milestoneId)).case?.evidence)
    for (const said of [reason, 'They do.', 'All connectors are live.']) expect(evidence).toContain(said)
    const href = `/ops/api/milestones/${milestoneId}/files/${file}`
    expect(evidence).toContain(href)
    expect((await operator.visitor.get(href)).statusCode).toBe(303)
    expect((await operator.visitor.get(href.replace(file, id))).statusCode).toBe(404)
    expect((await member.visitor.get(href)).statusCode).toBe(403)
    const decision = { choice: 'for_company', reason: 'Two banks were part of what was agreed.' }
    expect((await decide(member, { queue: 'projects', id: milestoneId }, decision)).statusCode).toBe(403)
    await expectOk(decide(operator, { queue: 'projects', id: milestoneId }, decision))
    await carryOutAll(test)
    expect(await showTo(member, id)).toMatchObject({
      milestones: [{ status: 'dropped', dispute: { decision: decision.reason }, can: [] }],
    })
    expect((await auditOf(operator, id)).map(({ action }) => action)).toEqual(['project.for_company', 'project.look'])
    await expectOk(step(owner, id, 'complete'))
  })

  it('can end in an approval', async () => {
    const { id, member, owner, company, milestoneId } = await anActiveProject(test)
    const [operator, colleague] = [await aPersonWith(test, 'operator'), await aPersonWith(test, 'operator')]
    await addMember(test.platform.db, owner, company.id, { personId: colleague.id, role: 'viewer' })
    await expectOk(stepMilestone(member, milestoneId, 'dispute', { text: 'Nobody answers me.' }))
    const decision = { choice: 'for_member', reason: 'It was delivered as agreed.' }
    const byColleague = await decide(colleague, { queue: 'projects', id: milestoneId }, decision)
    expect([byColleague.statusCode, messageOf(byColleague)]).toEqual([
      403,
      'You take part in this project, so another operator has to decide.',
    ])
    await expectOk(decide(operator, { queue: 'projects', id: milestoneId }, decision))
    await carryOutAll(test)
    expect((await showTo(member, id)).milestones[0]).toMatchObject({ status: 'approved' })
  })
})

describe('the record of a project', () => {
  it('stays with the company when the member’s account is deleted, without the member', async () => {
    const { id, brief, member, owner, milestoneId } = await anActiveProject(test)
    const file = await aReadyFile(test, member)
    const day = test.platform.clock.now().toISOString().slice(0, 10)
    await expectOk(member.visitor.put(projectAt(id, '/hours'), { day, hours: 6, note: 'Design with Wanjiru' }))
    const delivery = { text: 'Wanjiru’s connectors', link: 'https://wanjiru.example/', fileIds: [file] }
    await expectOk(stepMilestone(member, milestoneId, 'submit', delivery))
    await expectOk(stepMilestone(owner, milestoneId, 'approve'))
    const finished = await aCompletedProject(test)
    const usedIn = async (skill: string) =>
      (await finished.member.visitor.get(`/talent/api/skills/${skill}`)).json<{ projects: object[] }>().projects
    expect(await usedIn('go')).toMatchObject([{ id: finished.id, company: finished.company.name }])
    expect(await usedIn('git')).toEqual([])
    const entry = { isPublic: true, text: 'Payouts to five more countries in twelve weeks.' }
    for (const one of [finished.owner, finished.member])
      await expectOk(one.visitor.put(projectAt(finished.id, '/showcase'), entry))
    expect(await showcase()).toContain(finished.id)
    await expectOk(finished.member.visitor.put(projectAt(finished.id, '/review'), review))
    const reviewed = await aCompletedProject(test)
    for (const one of [reviewed.owner, reviewed.member])
      await expectOk(one.visitor.put(projectAt(reviewed.id, '/review'), review))

    for (const one of [member, finished.member, reviewed.member])
      await test.platform.db.transaction((tx) => eraseKnownPerson(tx, test.platform, { id: one.id, addresses: [] }))
    await runProjectUpkeep(test.platform)
    expect(await showTo(owner, id)).toMatchObject({
      status: 'terminated',
      memberName: '',
      rate: 85,
      totalHours: 6,
      workDays: [{ day, note: '' }],
      milestones: [
        { title: aMilestone.title, amount: aMilestone.amount, status: 'approved', delivery: '', link: '', files: [] },
      ],
    })
    expect((await showToCompany(owner, brief.id)).status).toBe('closed')
    // The review had not been shown yet, so it was deleted with its author. Published ones stay, without the name.
    await expectOk(finished.owner.visitor.put(projectAt(finished.id, '/review'), review))
    const unshown = { status: 'completed', memberName: '', reviews: [] }
    expect(await showTo(finished.owner, finished.id)).toMatchObject(unshown)
    expect(await showcase()).not.toContain(finished.id)
    expect(await showTo(reviewed.owner, reviewed.id)).toMatchObject({ status: 'reviewed', memberName: '' })
    expect((await showTo(reviewed.owner, reviewed.id)).reviews).toHaveLength(2)
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

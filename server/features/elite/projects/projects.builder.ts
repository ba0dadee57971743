// Builds projects for tests, through the API.

import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { Project, ProjectRow } from '#shared/features/elite/projects/project-facts.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { aProposedBrief, interestAt } from '../briefs/briefs.builder.ts'
import { expectOk } from '../elite/elite.builder.ts'

export const projectAt = (id: string, rest = '') => `/shared/api/projects/${id}${rest}`
export const milestoneAt = (id: string, rest = '') => `/shared/api/milestones/${id}${rest}`
export const aMilestone = { title: 'First connector', amount: 4000, dueOn: '2030-02-01' }

export const showTo = async (person: BuiltPerson, id: string): Promise<Project> =>
  (await expectOk(person.visitor.get(projectAt(id)))).json<Project>()

export const step = (person: BuiltPerson, id: string, event: string, rest: object = {}) =>
  person.visitor.post(projectAt(id, '/status'), { event, ...rest })

export const stepMilestone = (person: BuiltPerson, id: string, event: string, rest: object = {}) =>
  person.visitor.post(milestoneAt(id, '/status'), { event, ...rest })

/** A brief was awarded; the company has planned one milestone. */
export async function aProject(test: TestApp, by?: Parameters<typeof aProposedBrief>[2]) {
  const { brief, member, owner, company, interest } = await aProposedBrief(test, {}, by)
  for (const event of ['shortlist', 'select']) await expectOk(owner.visitor.post(interestAt(interest.id), { event }))
  const own = (await member.visitor.get('/talent/api/elite/projects')).json<Page<ProjectRow>>().items
  const id = own[0]?.id ?? ''
  await expectOk(owner.visitor.post(projectAt(id, '/milestones'), aMilestone))
  return { id, brief, member, owner, company, milestoneId: (await showTo(owner, id)).milestones[0]?.id ?? '' }
}

/** Work on its milestone has begun. */
export async function anActiveProject(test: TestApp) {
  const project = await aProject(test)
  const { id, member, owner, milestoneId } = project
  await expectOk(step(member, id, 'sign'))
  await expectOk(step(owner, id, 'start'))
  await expectOk(stepMilestone(member, milestoneId, 'begin'))
  return project
}

/** Everything was approved; nobody has written a review. */
export async function aCompletedProject(test: TestApp) {
  const project = await anActiveProject(test)
  const { id, member, owner, milestoneId } = project
  await expectOk(stepMilestone(member, milestoneId, 'submit', { text: 'All connectors are live.' }))
  await expectOk(stepMilestone(owner, milestoneId, 'approve'))
  await expectOk(step(owner, id, 'complete'))
  return project
}

/** A file was delivered, and the member proposes a further milestone. */
export async function aDeliveredChange(test: TestApp) {
  const project = await anActiveProject(test)
  const { id, member, milestoneId } = project
  const fileId = await aReadyFile(test, member)
  await expectOk(stepMilestone(member, milestoneId, 'submit', { text: 'All connectors are live.', fileIds: [fileId] }))
  const further = { ...aMilestone, milestoneId: null, reason: 'A second bank was added.' }
  const shown = (await expectOk(member.visitor.post(projectAt(id, '/changes'), further))).json<Project>()
  return { ...project, fileId, changeId: shown.changes[0]?.id ?? '' }
}

// Projects of the demo member: two finished ones in the public showcase, and a running one with a milestone to approve.

import { stepInterest } from '#server/features/elite/briefs/company/choosing.service.ts'
import { showBrief, stepBrief } from '#server/features/elite/briefs/company/company-briefs.service.ts'
import { createBrief } from '#server/features/elite/briefs/company/writing.service.ts'
import { propose } from '#server/features/elite/briefs/own/own-briefs.service.ts'
import { publishProject, reviewProject } from '#server/features/elite/projects/finishing.service.ts'
import { listProjects, showProject } from '#server/features/elite/projects/project-view.service.ts'
import { logHours, planMilestone, stepMilestone, stepProject } from '#server/features/elite/projects/working.service.ts'
import { listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newBrief } from '#shared/features/elite/briefs/brief-facts.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY, localDateAt } from '#shared/kit/time-zones.ts'
import { demoOwner, demoSecondTalent } from '../demo-accounts.ts'
import { clockAt, type Seed, type SeedPerson } from '../seed-world.ts'
import { type FinishedProject, finishedProjects, runningProject, type SeedProject } from './demo-projects.ts'

type Sides = { owner: SeedPerson; member: SeedPerson }

export const seedProjects: Seed = async (platform, world) => {
  const sides = { owner: world.person(demoOwner), member: world.person(demoSecondTalent) }
  for (const project of finishedProjects) await finish(platform, sides, project)
  const { id, at } = await begin(platform, sides, runningProject)
  const [first, second] = (await showProject(platform.db, sides.owner, id)).milestones
  await deliver(at(20), sides, found(first).id, 'We interviewed six support agents. The findings are in the document.')
  await stepMilestone(platform.db, at(18), sides.owner, found(first).id, {
    event: 'approve',
    text: '',
    link: '',
    fileIds: [],
  })
  await deliver(
    at(3),
    sides,
    found(second).id,
    'The prototype is ready. All screens are linked, and two agents tried it.',
  )
  for (const days of [6, 5, 4])
    await logHours(platform.db, at(days), sides.member, id, { day: dayOf(at(days)), hours: 4, note: 'Prototype' })
}

const dayOf = ({ clock }: Platform): string => localDateAt('UTC', clock.now().getTime())

/** From the brief to the first day of work. */
async function begin(platform: Platform, { owner, member }: Sides, { brief, milestones, startedDaysAgo }: SeedProject) {
  const { db } = platform
  const now = platform.clock.now().getTime()
  const at = (daysAgo: number): Platform => ({ ...platform, clock: clockAt(new Date(now - daysAgo * DAY)) })
  const dayIn = (daysAgo: number) => localDateAt('UTC', now - daysAgo * DAY)
  const early = at(startedDaysAgo + 10)
  const company = found((await listOwnCompanies(db, owner))[0])
  const written = newBrief.parse({ ...brief, startsOn: dayIn(startedDaysAgo) })
  const { id: briefId } = await createBrief(db, early, owner, company, written)
  await stepBrief(db, early, owner, briefId, 'publish')
  const { rate, hoursPerWeek } = { rate: brief.budgetMax, hoursPerWeek: brief.hoursPerWeek }
  await propose(db, early, member, briefId, { rate, startsOn: dayIn(startedDaysAgo), hoursPerWeek, note: brief.note })
  const interest = found((await showBrief(db, owner, briefId)).interests.find((one) => one.member?.id === member.id))
  for (const event of ['shortlist', 'select'] as const) await stepInterest(db, early, owner, interest.id, { event })
  const id: Id = found((await listProjects(db, { personId: member.id }, { limit: 1 })).items[0]).id
  for (const { title, amount, dueDaysAgo } of milestones)
    await planMilestone(db, early, owner, id, { title, amount, dueOn: dayIn(dueDaysAgo) })
  await stepProject(db, at(startedDaysAgo + 5), member, id, { event: 'sign' })
  await stepProject(db, at(startedDaysAgo), owner, id, { event: 'start' })
  return { id, at }
}

async function deliver(platform: Platform, { member }: Sides, id: Id, text: string): Promise<void> {
  await stepMilestone(platform.db, platform, member, id, { event: 'begin', text: '', link: '', fileIds: [] })
  await stepMilestone(platform.db, platform, member, id, { event: 'submit', text, link: '', fileIds: [] })
}

async function finish(platform: Platform, sides: Sides, given: FinishedProject): Promise<void> {
  const { db } = platform
  const { owner, member } = sides
  const { id, at } = await begin(platform, sides, given)
  const last = at(given.startedDaysAgo - 40)
  for (const milestone of (await showProject(db, owner, id)).milestones) {
    await deliver(last, sides, milestone.id, 'Everything is in the shared folder.')
    await stepMilestone(db, last, owner, milestone.id, { event: 'approve', text: '', link: '', fileIds: [] })
  }
  await stepProject(db, last, owner, id, { event: 'complete' })
  await reviewProject(db, last, owner, id, given.companyReview)
  await reviewProject(db, last, member, id, given.memberReview)
  for (const person of [owner, member])
    await publishProject(db, last, person, id, { isPublic: true, text: given.shown })
}

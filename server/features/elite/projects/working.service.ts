// What both sides do in a project: its steps, milestones and hours.

import { holdOwnFiles } from '#server/features/base/files/files.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isSettledMilestone, milestoneStatusMachine } from '#shared/features/elite/projects/milestone-status.ts'
import type {
  MilestoneStepRequest,
  NewMilestone,
  Project,
  ProjectStepRequest,
  WorkDayEntry,
} from '#shared/features/elite/projects/project-facts.contract.ts'
import { MAX_MILESTONES } from '#shared/features/elite/projects/project-limits.ts'
import {
  isActiveProject,
  isOverProject,
  isProposedProject,
  projectStatusMachine,
} from '#shared/features/elite/projects/project-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hasHappened } from '#shared/kit/status-machine.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { closeBriefOf, startBriefOf } from '../briefs/lifecycle/project-steps.service.ts'
import { openedDispute } from './disputes/opening.service.ts'
import { moveMilestone, moveProject } from './lifecycle/moving.service.ts'
import { tellSide } from './lifecycle/telling.service.ts'
import { findProjectFor, showProject } from './project-view.service.ts'
import { actorOf } from './projects.policy.ts'
import {
  countOpen,
  deleteHours,
  deleteMilestone,
  insertMilestone,
  lockProject,
  selectMilestone,
  selectMilestones,
  upsertHours,
} from './projects.queries.ts'

type Viewer = { id: Id }

const noMilestones = /* i18n */ { id: 'projects.no_milestones', message: 'The project needs a milestone first.' }
const unapproved = /* i18n */ { id: 'projects.unapproved', message: 'Approve every milestone first.' }
const accepted = /* i18n */ {
  id: 'projects.accepted',
  message: 'The member has accepted the project, so its milestones can no longer be changed.',
}
const tooMany = /* i18n */ {
  id: 'projects.too_many',
  message: 'A project can have up to {count} milestones.',
  values: { count: MAX_MILESTONES },
}
const notActive = /* i18n */ { id: 'projects.not_active', message: 'This is possible while the project is active.' }
const inFuture = /* i18n */ { id: 'projects.future_day', message: 'Choose a day that has already begun.' }

const otherSide = { member: 'company', company: 'member' } as const

/** Both sides see the other’s step at once. */
export async function stepProject(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { event, reason = '' }: ProjectStepRequest,
): Promise<Project> {
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, id, lockProject)
    ensure(participant.mayAct)
    if (hasHappened(projectStatusMachine, project.status, event)) return
    const milestones = await selectMilestones(tx, [id])
    const moved = await moveProject(tx, project, {
      event,
      actor: { role: actorOf(participant.side), id: viewer.id },
      now,
      facts: { ...(event === 'complete' && { completedAt: now }), ...(event === 'terminate' && { endReason: reason }) },
    })
    if (event === 'sign' && milestones.length === 0) throw tooLate(noMilestones)
    if (event === 'complete' && !milestones.every(({ status }) => isSettledMilestone(status))) throw tooLate(unapproved)
    if (event === 'sign') await startBriefOf(tx, moved.briefId, now)
    if (isOverProject(moved.status) && (await countOpen(tx, moved.briefId)) === 0)
      await closeBriefOf(tx, moved.briefId, now)
    await tellSide(tx, platform, moved, { to: otherSide[participant.side], how: event })
  })
  return showProject(db, viewer, id)
}

export async function planMilestone(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  given: NewMilestone,
): Promise<Project> {
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, id, lockProject)
    ensure(participant.mayAct && participant.side === 'company')
    if (!isProposedProject(project.status)) throw tooLate(accepted)
    if ((await selectMilestones(tx, [id])).length >= MAX_MILESTONES) throw fieldError(['title'], tooMany)
    await insertMilestone(tx, { ...given, projectId: id, createdAt: platform.clock.now() })
  })
  return showProject(db, viewer, id)
}

export async function removeMilestone(db: Db, viewer: Viewer, milestoneId: Id): Promise<Project> {
  const { projectId } = found(await selectMilestone(db, milestoneId))
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, projectId, lockProject)
    ensure(participant.mayAct && participant.side === 'company')
    if (!isProposedProject(project.status)) throw tooLate(accepted)
    await deleteMilestone(tx, milestoneId)
  })
  return showProject(db, viewer, projectId)
}

export async function stepMilestone(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  milestoneId: Id,
  { event, text, link, fileIds }: MilestoneStepRequest,
): Promise<Project> {
  const { projectId } = found(await selectMilestone(db, milestoneId))
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, projectId, lockProject)
    ensure(participant.mayAct)
    const milestone = found(await selectMilestone(tx, milestoneId))
    if (hasHappened(milestoneStatusMachine, milestone.status, event)) return
    if (!isActiveProject(project.status)) throw tooLate(notActive)
    const held = event === 'submit' ? await holdOwnFiles(tx, platform.clock, viewer, fileIds) : []
    const facts = {
      begin: {},
      submit: { delivery: text, link, fileIds: held, submittedAt: now, revisions: milestone.revisions + 1 },
      approve: { approvedAt: now },
      request_changes: { feedback: text },
      dispute: openedDispute(participant.side, text, now),
    }
    const actor = { role: actorOf(participant.side), id: viewer.id }
    await moveMilestone(tx, milestone, { event, actor, now, facts: facts[event] })
    if (event === 'begin') return
    await tellSide(tx, platform, project, { to: otherSide[participant.side], how: event, subject: milestoneId })
  })
  return showProject(db, viewer, projectId)
}

export async function logHours(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { day, hours, note }: WorkDayEntry,
): Promise<Project> {
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, id, lockProject)
    ensure(participant.side === 'member')
    if (!isActiveProject(project.status)) throw tooLate(notActive)
    // Somewhere on earth it is already tomorrow.
    if (Date.parse(day) > platform.clock.now().getTime() + DAY) throw fieldError(['day'], inFuture)
    if (hours === 0) await deleteHours(tx, id, day)
    else await upsertHours(tx, { projectId: id, day, minutes: Math.round(hours * 60), note })
  })
  return showProject(db, viewer, id)
}

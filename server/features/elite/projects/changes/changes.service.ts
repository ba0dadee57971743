// Once a project is accepted, it changes only if one side proposes it and the other agrees.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isChangeableMilestone } from '#shared/features/elite/projects/milestone-status.ts'
import { type ChangeAnswer, changeStatusMachine } from '#shared/features/elite/projects/project-change-status.ts'
import type { NewChange, Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import { MAX_MILESTONES, MAX_OPEN_CHANGES } from '#shared/features/elite/projects/project-limits.ts'
import { isAgreedProject } from '#shared/features/elite/projects/project-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hasHappened } from '#shared/kit/status-machine.ts'
import { moveChange } from '../lifecycle/moving.service.ts'
import { tellSide } from '../lifecycle/telling.service.ts'
import { findProjectFor, showProject } from '../project-view.service.ts'
import { actorOf } from '../projects.policy.ts'
import {
  type ChangeRecord,
  countOpenChanges,
  insertChange,
  insertMilestone,
  lockProject,
  type MilestoneRecord,
  type ProjectRecord,
  selectChange,
  selectMilestone,
  selectMilestones,
  updateMilestone,
} from '../projects.queries.ts'

type Viewer = { id: Id }

const notAgreed = /* i18n */ {
  id: 'projects.not_agreed',
  message: 'Changes can be proposed from the time the project is accepted until it ends.',
}
const settled = /* i18n */ {
  id: 'projects.change_settled',
  message: 'This milestone is being reviewed or is finished, so it can no longer be changed.',
}
const nothingChanged = /* i18n */ {
  id: 'projects.change_same',
  message: 'Change the milestone, its amount or its date.',
}
const waiting = /* i18n */ {
  id: 'projects.change_waiting',
  message: 'Another change to this milestone is waiting for an answer.',
}
const tooMany = /* i18n */ {
  id: 'projects.changes_full',
  message: 'Answer the changes that are waiting first.',
}
const noRoom = /* i18n */ {
  id: 'projects.too_many',
  message: 'A project can have up to {count} milestones.',
  values: { count: MAX_MILESTONES },
}

const otherSide = { member: 'company', company: 'member' } as const

function ensureAgreed({ status, personId }: ProjectRecord): void {
  if (!isAgreedProject(status) || personId === null) throw tooLate(notAgreed)
}

/** Of the same project, and not submitted or finished in the meantime. */
async function findChangeable(tx: Db, project: ProjectRecord, milestoneId: Id): Promise<MilestoneRecord> {
  const milestone = found(await selectMilestone(tx, milestoneId))
  ensure(milestone.projectId === project.id, 'not_found')
  if (!isChangeableMilestone(milestone.status)) throw tooLate(settled)
  return milestone
}

async function ensureRoom(tx: Db, projectId: Id): Promise<void> {
  if ((await selectMilestones(tx, [projectId])).length >= MAX_MILESTONES) throw fieldError(['title'], noRoom)
}

export async function proposeChange(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  given: NewChange,
): Promise<Project> {
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, id, lockProject)
    ensure(participant.mayAct)
    ensureAgreed(project)
    if ((await countOpenChanges(tx, id)) >= MAX_OPEN_CHANGES) throw tooLate(tooMany)
    if (given.milestoneId === null) await ensureRoom(tx, id)
    else {
      const { title, amount, dueOn } = await findChangeable(tx, project, given.milestoneId)
      if (title === given.title && amount === given.amount && dueOn === given.dueOn)
        throw fieldError(['title'], nothingChanged)
    }
    const row = { ...given, projectId: id, side: participant.side, createdAt: platform.clock.now() }
    if (!(await insertChange(tx, row))) throw tooLate(waiting)
    await tellSide(tx, platform, project, { to: otherSide[participant.side], how: 'propose' })
  })
  return showProject(db, viewer, id)
}

/** Only the other side can agree. */
export async function answerChange(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  changeId: Id,
  answer: ChangeAnswer,
): Promise<Project> {
  const { projectId } = found(await selectChange(db, changeId))
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const { project, participant } = await findProjectFor(tx, viewer, projectId, lockProject)
    const change = found(await selectChange(tx, changeId))
    ensure(participant.mayAct && (participant.side === change.side) === (answer === 'take_back'))
    if (hasHappened(changeStatusMachine, change.status, answer)) return
    const actor = { role: actorOf(participant.side), id: viewer.id }
    const before = answer === 'accept' ? await apply(tx, project, change, now) : null
    await moveChange(tx, change, { event: answer, actor, now, facts: { before } })
    if (answer !== 'take_back')
      await tellSide(tx, platform, project, { to: change.side, how: answer, subject: changeId })
  })
  return showProject(db, viewer, projectId)
}

/** Returns what was replaced. */
async function apply(
  tx: Db,
  project: ProjectRecord,
  { milestoneId, title, amount, dueOn }: ChangeRecord,
  now: Date,
): Promise<ChangeRecord['before']> {
  ensureAgreed(project)
  if (milestoneId === null) {
    await ensureRoom(tx, project.id)
    await insertMilestone(tx, { projectId: project.id, title, amount, dueOn, createdAt: now })
    return null
  }
  const { title: oldTitle, amount: oldAmount, dueOn: oldDueOn } = await findChangeable(tx, project, milestoneId)
  await updateMilestone(tx, milestoneId, { title, amount, dueOn })
  return { title: oldTitle, amount: oldAmount, dueOn: oldDueOn }
}

// The only place where a project, a milestone or a change of one changes status.

import { statusMover } from '#server/platform/db/transition.ts'
import { type MilestoneStatus, milestoneStatusMachine } from '#shared/features/elite/projects/milestone-status.ts'
import { type ChangeStatus, changeStatusMachine } from '#shared/features/elite/projects/project-change-status.ts'
import { type ProjectStatus, projectStatusMachine } from '#shared/features/elite/projects/project-status.ts'
import { projectChanges, projectEvents, projectMilestones, projects } from '../projects.tables.ts'

const unsigned = /* i18n */ { id: 'projects.unsigned', message: 'The member has to accept the project first.' }
const notStarted = /* i18n */ { id: 'projects.not_started', message: 'The project has not started yet.' }
const paused = /* i18n */ { id: 'projects.paused', message: 'The project is paused.' }
const over = /* i18n */ { id: 'projects.over', message: 'The project is over.' }

const projectErrors: Partial<Record<ProjectStatus, typeof over>> = {
  proposed: unsigned,
  signed: notStarted,
  paused,
  completed: over,
  reviewed: over,
  terminated: over,
}

const notBegun = /* i18n */ { id: 'projects.milestone_planned', message: 'Work on this milestone has not begun.' }
const notSubmitted = /* i18n */ { id: 'projects.milestone_open', message: 'This milestone has not been submitted.' }
const submitted = /* i18n */ { id: 'projects.milestone_submitted', message: 'This milestone is waiting for approval.' }
const disputed = /* i18n */ {
  id: 'projects.milestone_disputed',
  message: 'This milestone is disputed. An operator will decide.',
}
const dropped = /* i18n */ {
  id: 'projects.milestone_dropped',
  message: 'An operator decided that nothing has to be paid for this milestone.',
}
const approved = /* i18n */ { id: 'projects.milestone_approved', message: 'This milestone has been approved.' }

const milestoneErrors: Partial<Record<MilestoneStatus, typeof over>> = {
  planned: notBegun,
  in_progress: notSubmitted,
  changes_requested: notSubmitted,
  submitted,
  disputed,
  approved,
  dropped,
}

const answered = /* i18n */ { id: 'projects.change_answered', message: 'This change has already been answered.' }

const changeErrors: Partial<Record<ChangeStatus, typeof over>> = {
  accepted: answered,
  declined: answered,
  taken_back: answered,
}

export const moveProject = statusMover({
  machine: projectStatusMachine,
  table: projects,
  events: projectEvents,
  stepErrors: projectErrors,
})

export const moveMilestone = statusMover({
  machine: milestoneStatusMachine,
  table: projectMilestones,
  events: projectEvents,
  stepErrors: milestoneErrors,
})

export const moveChange = statusMover({
  machine: changeStatusMachine,
  table: projectChanges,
  events: projectEvents,
  stepErrors: changeErrors,
})

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MilestoneStatus } from '#shared/features/elite/projects/milestone-status.ts'
import type { ChangeStatus } from '#shared/features/elite/projects/project-change-status.ts'
import type { ProjectStatus, ProjectStep } from '#shared/features/elite/projects/project-status.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const projectStatusWords: Record<ProjectStatus, MessageDescriptor> = {
  proposed: msg`Not accepted yet`,
  signed: msg`Accepted`,
  active: msg`Active`,
  paused: msg`Paused`,
  completed: msg`Completed`,
  reviewed: msg`Completed`,
  terminated: msg`Ended early`,
}

export const projectTones: Record<ProjectStatus, ChipTone> = {
  proposed: 'sun',
  signed: 'brand',
  active: 'brand',
  paused: 'warn',
  completed: 'ok',
  reviewed: 'ok',
  terminated: 'neutral',
}

export const projectStepWords: Record<ProjectStep, MessageDescriptor> = {
  sign: msg`Accept project`,
  start: msg`Start project`,
  pause: msg`Pause`,
  resume: msg`Resume`,
  complete: msg`Complete project`,
  terminate: msg`End early`,
}

export const milestoneWords: Record<MilestoneStatus, MessageDescriptor> = {
  planned: msg`Planned`,
  in_progress: msg`In progress`,
  submitted: msg`Waiting for approval`,
  changes_requested: msg`Changes requested`,
  disputed: msg`An operator decides`,
  approved: msg`Approved`,
  dropped: msg`Not owed`,
}

export const milestoneTones: Record<MilestoneStatus, ChipTone> = {
  planned: 'neutral',
  in_progress: 'brand',
  submitted: 'sun',
  changes_requested: 'warn',
  disputed: 'warn',
  approved: 'ok',
  dropped: 'neutral',
}

export const changeWords: Record<ChangeStatus, MessageDescriptor> = {
  open: msg`Waiting for an answer`,
  accepted: msg`Agreed`,
  declined: msg`Declined`,
  taken_back: msg`Withdrawn`,
}

export const changeTones: Record<ChangeStatus, ChipTone> = {
  open: 'sun',
  accepted: 'ok',
  declined: 'neutral',
  taken_back: 'neutral',
}

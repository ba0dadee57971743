import {
  isApprovedMilestone,
  isSubmittedMilestone,
  milestoneStatusMachine,
} from '#shared/features/elite/projects/milestone-status.ts'
import type {
  Milestone,
  Project,
  ProjectReview,
  ProjectRow,
} from '#shared/features/elite/projects/project-facts.contract.ts'
import { APPROVAL_DAYS } from '#shared/features/elite/projects/project-limits.ts'
import {
  isActiveProject,
  isCompletedProject,
  isFinishedProject,
  isProposedProject,
  isReviewedProject,
  type ProjectStep,
  projectStatusMachine,
  projectSteps,
} from '#shared/features/elite/projects/project-status.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { actorOf, type Participant } from './projects.policy.ts'
import type { HoursRecord, MilestoneRecord, ProjectRecord, ReviewRecord } from './projects.queries.ts'

type Named = {
  project: ProjectRecord
  memberName: string
  company: ProjectRow['company']
  toApprove: number
}

export const presentRow = ({ project, memberName, company: { id, name, slug }, toApprove }: Named): ProjectRow => ({
  id: project.id,
  title: project.title,
  status: project.status,
  company: { id, name, slug },
  memberName,
  startsOn: project.startsOn,
  toApprove,
})

type Parts = {
  milestones: readonly MilestoneRecord[]
  hours: readonly HoursRecord[]
  reviews: readonly ReviewRecord[]
}

export function presentProject(
  row: ProjectRow,
  project: ProjectRecord,
  participant: Participant,
  { milestones, hours, reviews }: Parts,
): Project {
  const { side, mayAct } = participant
  const own = reviews.find((one) => one.side === side)
  const isPlanning = isProposedProject(project.status) && side === 'company' && mayAct
  return {
    ...row,
    side,
    briefId: project.briefId,
    rateType: project.rateType,
    rate: project.rate,
    currency: project.currency,
    hoursPerWeek: project.hoursPerWeek,
    conversationId: project.conversationId,
    completedAt: project.completedAt?.toISOString() ?? null,
    endReason: project.endReason,
    milestones: milestones.map((one) => presentMilestone(one, project, participant)),
    workDays: hours.map(({ day, minutes, note }) => ({ day, hours: minutes / 60, note })),
    totalHours: hours.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
    ownReview: own ? presentReview(own) : null,
    reviews: isReviewedProject(project.status) ? reviews.map(presentReview) : [],
    showcase: {
      text: project.showcaseText,
      isOwnConsent: (side === 'member' ? project.memberConsentAt : project.companyConsentAt) !== null,
      isOtherConsent: (side === 'member' ? project.companyConsentAt : project.memberConsentAt) !== null,
    },
    can: {
      steps: mayAct ? stepsFor(project, participant, milestones) : [],
      plan: isPlanning,
      logHours: side === 'member' && isActiveProject(project.status),
      review: mayAct && isCompletedProject(project.status),
      showcase: mayAct && isFinishedProject(project.status),
    },
  }
}

const presentReview = ({ side, stars, text }: ReviewRecord): ProjectReview => ({ side, stars, text })

function stepsFor(
  { status }: ProjectRecord,
  { side }: Participant,
  milestones: readonly MilestoneRecord[],
): ProjectStep[] {
  const possible = eventsFor(projectStatusMachine, status, actorOf(side))
  return projectSteps
    .filter((step) => possible.includes(step))
    .filter((step) => step !== 'sign' || milestones.length > 0)
    .filter((step) => step !== 'complete' || milestones.every((one) => isApprovedMilestone(one.status)))
}

function presentMilestone(row: MilestoneRecord, { status }: ProjectRecord, { side, mayAct }: Participant): Milestone {
  const { id, title, amount, dueOn, delivery, link, feedback, submittedAt, approvedAt, revisions } = row
  const steps = isActiveProject(status) && mayAct ? eventsFor(milestoneStatusMachine, row.status, actorOf(side)) : []
  const isRemovable = isProposedProject(status) && side === 'company' && mayAct
  return {
    id,
    title,
    amount,
    dueOn,
    status: row.status,
    delivery,
    link,
    feedback,
    submittedAt: submittedAt?.toISOString() ?? null,
    approvedBy:
      submittedAt && isSubmittedMilestone(row.status)
        ? new Date(submittedAt.getTime() + APPROVAL_DAYS * DAY).toISOString()
        : null,
    approvedAt: approvedAt?.toISOString() ?? null,
    revisions,
    can: [...steps, ...(isRemovable ? (['remove'] as const) : [])],
  }
}

import { addWorkingDays } from '#shared/features/elite/elite/working-days.ts'
import {
  isChangeableMilestone,
  isDisputedMilestone,
  isSettledMilestone,
  isSubmittedMilestone,
  milestoneStatusMachine,
} from '#shared/features/elite/projects/milestone-status.ts'
import { isOpenChange } from '#shared/features/elite/projects/project-change-status.ts'
import type {
  Milestone,
  Project,
  ProjectChange,
  ProjectReview,
  ProjectRow,
} from '#shared/features/elite/projects/project-facts.contract.ts'
import { APPROVAL_DAYS, DISPUTE_ANSWER_DAYS } from '#shared/features/elite/projects/project-limits.ts'
import {
  isActiveProject,
  isAgreedProject,
  isCompletedProject,
  isFinishedProject,
  isProposedProject,
  isReviewedProject,
  type ProjectStep,
  projectStatusMachine,
  projectSteps,
} from '#shared/features/elite/projects/project-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { actorOf, type Participant } from './projects.policy.ts'
import type { ChangeRecord, HoursRecord, MilestoneRecord, ProjectRecord, ReviewRecord } from './projects.queries.ts'

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
  changes: readonly ChangeRecord[]
  files: ReadonlyMap<Id, { name: string; size: number }>
  hours: readonly HoursRecord[]
  reviews: readonly ReviewRecord[]
  resumedAt: Date | null
}

export function presentProject(
  row: ProjectRow,
  project: ProjectRecord,
  participant: Participant,
  { milestones, changes, files, hours, reviews, resumedAt }: Parts,
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
    milestones: milestones.map((one) =>
      presentMilestone(one, project, participant, { files, resumedAt, isChanging: openFor(changes).has(one.id) }),
    ),
    changes: changes.map((one) => presentChange(one, project, participant, milestones)),
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
      extend: mayAct && isAgreedProject(project.status) && project.personId !== null,
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
    .filter((step) => step !== 'complete' || milestones.every((one) => isSettledMilestone(one.status)))
}

const openFor = (changes: readonly ChangeRecord[]): ReadonlySet<Id | null> =>
  new Set(changes.filter(({ status }) => isOpenChange(status)).map(({ milestoneId }) => milestoneId))

function presentChange(
  { id, side, status, milestoneId, title, amount, dueOn, reason, before, createdAt }: ChangeRecord,
  project: ProjectRecord,
  participant: Participant,
  milestones: readonly MilestoneRecord[],
): ProjectChange {
  const current = milestones.find((one) => one.id === milestoneId)
  const isOpen = isOpenChange(status) && participant.mayAct && isAgreedProject(project.status)
  const answers = participant.side === side ? (['take_back'] as const) : (['accept', 'decline'] as const)
  return {
    id,
    side,
    status,
    milestoneId,
    title,
    amount,
    dueOn,
    reason,
    before: before ?? (current ? { title: current.title, amount: current.amount, dueOn: current.dueOn } : null),
    at: createdAt.toISOString(),
    can: isOpen ? [...answers] : [],
  }
}

type Around = Pick<Parts, 'files' | 'resumedAt'> & { isChanging: boolean }

function presentMilestone(
  row: MilestoneRecord,
  { status, personId }: ProjectRecord,
  { side, mayAct }: Participant,
  { files, resumedAt, isChanging }: Around,
): Milestone {
  const { id, title, amount, dueOn, delivery, link, feedback, submittedAt, approvedAt, revisions } = row
  const steps = isActiveProject(status) && mayAct ? eventsFor(milestoneStatusMachine, row.status, actorOf(side)) : []
  const isChangeable =
    isAgreedProject(status) && mayAct && personId !== null && isChangeableMilestone(row.status) && !isChanging
  const mayReply = mayAct && isDisputedMilestone(row.status) && row.disputedBy !== side
  const isRemovable = isProposedProject(status) && side === 'company' && mayAct
  return {
    id,
    title,
    amount,
    dueOn,
    status: row.status,
    delivery,
    link,
    files: row.fileIds.flatMap((fileId) => {
      const file = files.get(fileId)
      return file ? [{ id: fileId, name: file.name, size: file.size }] : []
    }),
    dispute: presentDispute(row),
    feedback,
    submittedAt: submittedAt?.toISOString() ?? null,
    approvedBy:
      submittedAt && isSubmittedMilestone(row.status) && isActiveProject(status)
        ? new Date(Math.max(submittedAt.getTime(), resumedAt?.getTime() ?? 0) + APPROVAL_DAYS * DAY).toISOString()
        : null,
    approvedAt: approvedAt?.toISOString() ?? null,
    revisions,
    can: [
      ...steps.filter((step) => step !== 'drop'),
      ...(isRemovable ? (['remove'] as const) : []),
      ...(isChangeable ? (['change'] as const) : []),
      ...(mayReply ? (['reply'] as const) : []),
    ],
  }
}

function presentDispute({ disputedAt, disputedBy, disputeReason, disputeReply, disputeDecision }: MilestoneRecord) {
  if (!disputedAt || !disputedBy) return null
  return {
    side: disputedBy,
    reason: disputeReason,
    reply: disputeReply,
    openedAt: disputedAt.toISOString(),
    replyBy: addWorkingDays(disputedAt, DISPUTE_ANSWER_DAYS).toISOString(),
    decision: disputeDecision,
  }
}

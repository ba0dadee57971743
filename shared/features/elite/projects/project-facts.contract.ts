// What projects consist of, and what is sent to change them.

import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import { starRating } from '#shared/kit/stars.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { rateTypes } from '../briefs/brief-limits.ts'
import { milestoneEvents, milestoneStatuses } from './milestone-status.ts'
import { changeAnswers, changeStatuses } from './project-change-status.ts'
import * as limits from './project-limits.ts'
import { projectStatuses, projectSteps } from './project-status.ts'

const instant = z.iso.datetime()
const words = (shortest: number, longest: number) => z.string().trim().min(shortest).max(longest)

const milestone = z
  .object({
    id,
    title: z.string(),
    /** In whole units of the project’s currency. */
    amount: z.int(),
    dueOn: z.iso.date(),
    status: z.enum(milestoneStatuses),
    delivery: z.string(),
    link: z.string(),
    files: z.array(z.object({ id, name: z.string(), size: z.number() })),
    feedback: z.string(),
    /** What both sides said, and the operator’s decision once there is one. */
    dispute: z
      .object({
        side: z.enum(limits.projectSides),
        reason: z.string(),
        reply: z.string(),
        openedAt: instant,
        /** The other side can reply until then. */
        replyBy: instant,
        decision: z.string(),
      })
      .nullable(),
    submittedAt: instant.nullable(),
    /** When it counts as approved if the company stays silent. */
    approvedBy: instant.nullable(),
    approvedAt: instant.nullable(),
    revisions: z.int(),
    can: z.array(z.enum([...milestoneEvents, 'remove', 'change', 'reply'])),
  })
  .meta({ id: 'Milestone' })
export type Milestone = z.output<typeof milestone>

const review = z.object({ side: z.enum(limits.projectSides), stars: z.int(), text: z.string() })
export type ProjectReview = z.output<typeof review>

const change = z
  .object({
    id,
    side: z.enum(limits.projectSides),
    status: z.enum(changeStatuses),
    /** Null for a new milestone. */
    milestoneId: id.nullable(),
    title: z.string(),
    amount: z.int(),
    dueOn: z.iso.date(),
    reason: z.string(),
    /** What it would replace. */
    before: z.object({ title: z.string(), amount: z.int(), dueOn: z.iso.date() }).nullable(),
    at: instant,
    can: z.array(z.enum(changeAnswers)),
  })
  .meta({ id: 'ProjectChange' })
export type ProjectChange = z.output<typeof change>

const workDay = z.object({ day: z.iso.date(), hours: z.number(), note: z.string() })
export type WorkDay = z.output<typeof workDay>

const row = z.object({
  id,
  title: z.string(),
  status: z.enum(projectStatuses),
  company: z.object({ id, name: z.string(), slug: z.string() }),
  /** Empty once their account is deleted. */
  memberName: z.string(),
  startsOn: z.iso.date(),
  /** Submitted and not approved yet. */
  toApprove: z.int(),
})
export const projectRow = row.meta({ id: 'ProjectRow' })
export type ProjectRow = z.output<typeof projectRow>

export const project = row
  .extend({
    side: z.enum(limits.projectSides),
    briefId: id,
    rateType: z.enum(rateTypes),
    rate: z.int(),
    currency: z.string(),
    hoursPerWeek: z.int(),
    conversationId: id.nullable(),
    completedAt: instant.nullable(),
    endReason: z.string(),
    milestones: z.array(milestone),
    /** Newest first. */
    changes: z.array(change),
    /** Newest first. */
    workDays: z.array(workDay),
    totalHours: z.number(),
    ownReview: review.nullable(),
    /** Of both sides, once both have written one or the time for it is over. */
    reviews: z.array(review),
    showcase: z.object({ text: z.string(), isOwnConsent: z.boolean(), isOtherConsent: z.boolean() }),
    can: z.object({
      steps: z.array(z.enum(projectSteps)),
      plan: z.boolean(),
      /** Propose another milestone to the other side. */
      extend: z.boolean(),
      logHours: z.boolean(),
      review: z.boolean(),
      showcase: z.boolean(),
    }),
  })
  .meta({ id: 'Project' })
export type Project = z.output<typeof project>

export const shown = z
  .object({
    id,
    title: z.string(),
    text: z.string(),
    companyName: z.string(),
    companySlug: z.string(),
    memberName: z.string(),
    completedOn: z.iso.date(),
    /** Of the company’s review, once it is revealed. */
    stars: z.int().nullable(),
  })
  .meta({ id: 'ShowcaseProject' })
export type ShowcaseProject = z.output<typeof shown>

export const newMilestone = z.object({
  title: singleLine(3, limits.MAX_MILESTONE_TITLE),
  amount: z.int().min(limits.MIN_AMOUNT).max(limits.MAX_AMOUNT),
  dueOn: z.iso.date(),
})
export type NewMilestone = z.output<typeof newMilestone>

export const projectStep = z.object({
  event: z.enum(projectSteps),
  /** For `terminate`: the other side reads it. */
  reason: words(0, limits.MAX_END_REASON).optional(),
})
export type ProjectStepRequest = z.output<typeof projectStep>

const isLink = (text: string): boolean => text === '' || /^https:\/\/[^\s/]+\.[^\s]+$/i.test(text)

export const milestoneStep = z
  .object({
    event: z.enum(milestoneEvents),
    /** For `submit`: what is delivered. For `request_changes`: what should change. For `dispute`: what is wrong. */
    text: words(0, limits.MAX_FEEDBACK).default(''),
    link: z
      .string()
      .trim()
      .max(500)
      .refine(isLink, {
        params: /* i18n */ { id: 'projects.link', message: 'Enter a web address that starts with https://' },
      })
      .default(''),
    /** For `submit`: uploads of the member. */
    fileIds: z.array(id).max(limits.MAX_DELIVERY_FILES).default([]),
  })
  .refine(({ event, fileIds }) => event === 'submit' || fileIds.length === 0, { path: ['fileIds'] })
  .refine(({ event, text }) => !['submit', 'request_changes', 'dispute'].includes(event) || text !== '', {
    path: ['text'],
    params: /* i18n */ { id: 'projects.text_missing', message: 'Write a few words for the other side.' },
  })
export type MilestoneStepRequest = z.output<typeof milestoneStep>

export const disputeReply = z.object({ text: words(1, limits.MAX_FEEDBACK) })

export const newChange = newMilestone.extend({
  /** Null for a new milestone. */
  milestoneId: id.nullable(),
  reason: words(1, limits.MAX_CHANGE_REASON),
})
export type NewChange = z.output<typeof newChange>

export const changeAnswer = z.object({ answer: z.enum(changeAnswers) })

export const workDayEntry = z.object({
  day: z.iso.date(),
  /** Enter 0 to remove the day. */
  hours: z.number().min(0).max(limits.MAX_DAY_HOURS).multipleOf(0.25),
  note: singleLine(0, limits.MAX_HOURS_NOTE).default(''),
})
export type WorkDayEntry = z.output<typeof workDayEntry>

export const reviewEntry = z.object({
  stars: starRating,
  text: words(limits.MIN_REVIEW, limits.MAX_REVIEW),
})
export type ReviewEntry = z.output<typeof reviewEntry>

export const showcaseEntry = z.object({ isPublic: z.boolean(), text: words(limits.MIN_SHOWCASE, limits.MAX_SHOWCASE) })
export type ShowcaseEntry = z.output<typeof showcaseEntry>

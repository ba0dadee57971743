import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import {
  changeAnswer,
  disputeReply,
  milestoneStep,
  newChange,
  newMilestone,
  project,
  projectRow,
  projectStep,
  reviewEntry,
  showcaseEntry,
  shown,
  workDayEntry,
} from './project-facts.contract.ts'

const listQuery = pageQuery.extend({ cursor: id.optional() })
export type ProjectsQuery = z.output<typeof listQuery>
const one = z.object({ id })
const fileLink = z.object({ url: z.string() })

export const projects = {
  showcase: endpoint({
    method: 'GET',
    path: '/shared/api/showcase',
    guard: 'open',
    summary: 'Finished projects that both the member and the company agreed to publish, newest first.',
    query: listQuery,
    response: pageOf(shown),
  }),
  own: endpoint({
    method: 'GET',
    path: '/talent/api/elite/projects',
    guard: 'verified',
    summary: 'Your projects, newest first.',
    query: listQuery,
    response: pageOf(projectRow),
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/company/api/projects',
    guard: 'company',
    summary: 'Your company’s projects with Elite members, newest first.',
    query: listQuery,
    response: pageOf(projectRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/projects/:id',
    guard: 'verified',
    summary: 'A project you or your company take part in.',
    params: one,
    response: project,
  }),
  step: endpoint({
    method: 'POST',
    path: '/shared/api/projects/:id/status',
    guard: 'verified',
    summary: 'Accepts, starts, pauses, resumes, completes or ends a project.',
    params: one,
    body: projectStep,
    response: project,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/shared/api/projects/:id/milestones',
    guard: 'verified',
    summary: 'Adds a milestone before the member accepts the project.',
    params: one,
    body: newMilestone,
    response: project,
    status: 201,
    creates: true,
  }),
  stepMilestone: endpoint({
    method: 'POST',
    path: '/shared/api/milestones/:id/status',
    guard: 'verified',
    summary: 'Starts, submits or approves a milestone, requests changes, or opens a dispute.',
    params: one,
    body: milestoneStep,
    response: project,
  }),
  unplan: endpoint({
    method: 'DELETE',
    path: '/shared/api/milestones/:id',
    guard: 'verified',
    summary: 'Removes a milestone before the member accepts the project.',
    params: one,
    response: project,
  }),
  file: endpoint({
    method: 'GET',
    path: '/shared/api/milestones/:id/files/:fileId',
    guard: 'verified',
    summary: 'A download link for a delivered file.',
    params: z.object({ id, fileId: id }),
    response: fileLink,
  }),
  replyToDispute: endpoint({
    method: 'PUT',
    path: '/shared/api/milestones/:id/dispute-reply',
    guard: 'verified',
    summary: 'Replies to a dispute that the other side has opened about a milestone.',
    params: one,
    body: disputeReply,
    response: project,
  }),
  proposeChange: endpoint({
    method: 'POST',
    path: '/shared/api/projects/:id/changes',
    guard: 'verified',
    summary:
      'Proposes a change to the scope, amount or date of a milestone, or another milestone, once the project is accepted.',
    params: one,
    body: newChange,
    response: project,
    status: 201,
    creates: true,
  }),
  answerChange: endpoint({
    method: 'POST',
    path: '/shared/api/project-changes/:id/answer',
    guard: 'verified',
    summary: 'Agrees to or declines a change that the other side proposed, or withdraws your own.',
    params: one,
    body: changeAnswer,
    response: project,
  }),
  logHours: endpoint({
    method: 'PUT',
    path: '/shared/api/projects/:id/hours',
    guard: 'verified',
    summary: 'Saves the hours you worked on a day.',
    params: one,
    body: workDayEntry,
    response: project,
  }),
  review: endpoint({
    method: 'PUT',
    path: '/shared/api/projects/:id/review',
    guard: 'verified',
    summary: 'Reviews the other side. Both reviews are shown at the same time.',
    params: one,
    body: reviewEntry,
    response: project,
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/shared/api/projects/:id/showcase',
    guard: 'verified',
    summary:
      'Agrees to show the finished project in public, or takes that back. A new text needs the consent of both sides.',
    params: one,
    body: showcaseEntry,
    response: project,
  }),
}

/** Redirects to the file: the routes mount it themselves, so the response schema is never applied. */
export const disputedMilestones = {
  file: endpoint({
    method: 'GET',
    path: '/ops/api/milestones/:id/files/:fileId',
    guard: 'operator',
    summary: 'A delivered file of a milestone in dispute. Opening it is recorded.',
    params: z.object({ id, fileId: id }),
    response: z.string(),
  }),
}
